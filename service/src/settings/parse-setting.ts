import { ServiceError } from "../core/service-error.js";
import {
  MAX_MINUTES,
  PROXY_VENDORS,
  type SettingType,
  type SettingTypes,
} from "./setting-types.js";

const MAX_PORT = 65_535;
const MAX_PROCESSES = 64;

/** Parses the text of a flag or variable. `where` names its source in the error. */
type Parse<Value> = (text: string, where: string) => Value | undefined;

const wholeNumber =
  (code: string, least: number, most: number): Parse<number> =>
  (text, where) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most)
      throw new ServiceError(
        code,
        `${where} must be a whole number from ${least} to ${most}, not "${text}".`,
      );
    return number;
  };

const asText: Parse<string> = (text) => text;

const parseSwitch: Parse<boolean> = (text, where) => {
  if (["on", "true", "1"].includes(text)) return true;
  if (["off", "false", "0"].includes(text)) return false;
  throw new ServiceError("bad-switch", `${where} must be on or off, not "${text}".`);
};

const parseProxyVendor: Parse<SettingTypes["proxyVendor"]> = (text, where) => {
  const vendor = PROXY_VENDORS.find((name) => name === text);
  if (vendor) return vendor;
  const names = PROXY_VENDORS.join(" or ");
  throw new ServiceError("bad-proxy-vendor", `${where} must be ${names}, not "${text}".`);
};

const parseList: Parse<readonly string[]> = (text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Types without a parser are for the configuration file only. */
const PARSERS: { readonly [Type in SettingType]?: Parse<SettingTypes[Type]> } = {
  port: wholeNumber("bad-port", 0, MAX_PORT),
  processes: wholeNumber("bad-processes", 1, MAX_PROCESSES),
  minutes: wholeNumber("bad-minutes", 1, MAX_MINUTES),
  text: asText,
  webUrl: asText,
  mailServer: asText,
  networks: parseList,
  proxyVendor: parseProxyVendor,
  switch: parseSwitch,
  nodeEnv: (text) => text === "production" || undefined,
};

/** Parses the text of a flag or variable. An empty variable counts as unset. */
export const parseSetting = (type: SettingType, text: string, where: string): unknown =>
  PARSERS[type]?.(text, where);
