import { isIP } from "node:net";
import { ServiceError } from "../core/service-error.js";
import type { SettingRow } from "./setting-table.js";
import type { SettingType, SettingTypes } from "./setting-types.js";

/** Throws if a value cannot be used. `what` names the setting in the error. */
type Check<Value> = (what: string, value: Value) => void;

/** The error does not repeat the URL, which may contain a password. */
const url =
  (...schemes: string[]): Check<string> =>
  (what, value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (!parsed || !schemes.includes(parsed.protocol) || parsed.hostname === "") {
      throw new ServiceError(
        "bad-address",
        `${what} must be a URL that starts with ` +
          `${schemes.map((scheme) => `${scheme}//`).join(" or ")} and has a host.`,
      );
    }
  };

const BITS = { 4: 32, 6: 128 } as const;

function requireNetwork(what: string, network: string): void {
  const [address = "", prefix, ...rest] = network.split("/");
  const kind = isIP(address);
  const fits =
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= BITS[kind === 6 ? 6 : 4]);
  if (kind === 0 || !fits || rest.length > 0) {
    throw new ServiceError(
      "bad-network",
      `${what}: each must be an address like 10.0.0.7 or a network like 10.0.0.0/8, and ` +
        `not "${network}".`,
    );
  }
}

/** Types without a check are checked where they are used. */
const CHECKS: { readonly [Type in SettingType]?: Check<SettingTypes[Type]> } = {
  webUrl: url("http:", "https:"),
  mailServer: url("smtp:", "smtps:"),
  networks: (what, networks) => {
    for (const network of networks) requireNetwork(what, network);
  },
};

/** Throws if the value of a setting cannot be used. */
export function checkSetting({ type, title, variable }: SettingRow, value: unknown): void {
  if (value !== undefined) CHECKS[type]?.(`The ${title} (${variable})`, value as never);
}
