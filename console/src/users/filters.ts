import type { Input, operations } from "@stackkit/next/protocol";
import { startOfDays } from "../api/period.js";

/** Which users a list, a count or a job is about. */
export type UserFilter = Omit<
  Input<typeof operations.userLists.list.query, "admin">,
  "limit" | "cursor" | "orderBy" | "desc"
>;

/** A choice of a filter, by its words. */
type Choices = readonly (readonly [value: string, words: string])[];

/** The filters that the bar of the list has, by their names in the address. */
export const FILTERS = {
  state: {
    words: "State",
    choices: [
      ["verified", "Verified"],
      ["unverified", "Unverified"],
      ["anonymous", "Anonymous"],
    ],
  },
  method: {
    words: "Signs in by",
    choices: [
      ["password", "Password"],
      ["passkey", "Passkey"],
      ["code", "Email code"],
      ["provider", "Provider"],
      ["only-password", "Only a password"],
      ["only-code", "Only email codes"],
    ],
  },
  factor: {
    words: "Second factor",
    choices: [
      ["yes", "With"],
      ["no", "Without"],
    ],
  },
  active: {
    words: "Last active",
    choices: [
      ["1", "Today"],
      ["7", "Last 7 days"],
      ["30", "Last 30 days"],
      ["90", "Last 90 days"],
      ["-90", "Not for 90 days"],
      ["-365", "Not for a year"],
    ],
  },
  created: {
    words: "Signed up",
    choices: [
      ["1", "Today"],
      ["7", "Last 7 days"],
      ["30", "Last 30 days"],
      ["90", "Last 90 days"],
      ["-30", "Not in the last 30 days"],
    ],
  },
} as const satisfies Record<string, { readonly words: string; readonly choices: Choices }>;

/** Filters without choices of their own, to which other views lead. */
export const LED_TO = ["team", "provider"] as const;

/** The name of a filter in the address. */
export type FilterName = keyof typeof FILTERS;

const METHODS = ["password", "passkey", "code", "provider"] as const;
const methodOf = (text: string) => METHODS.find((method) => method === text);

/** The filter that an address names. Values that no filter has are ignored. */
export function filterOf(values: URLSearchParams): UserFilter {
  const query = values.get("query")?.trim() ?? "";
  const state = values.get("state");
  const method = values.get("method") ?? "";
  const factor = values.get("factor");
  const active = Number(values.get("active") ?? "");
  const created = Number(values.get("created") ?? "");
  const [teamId, providerId] = LED_TO.map((name) => values.get(name));
  const any = methodOf(method);
  const only = method.startsWith("only-") ? methodOf(method.slice("only-".length)) : undefined;
  return {
    ...(query !== "" && {
      query,
      match: values.get("match") === "contains" ? "contains" : "prefix",
    }),
    ...(state === "anonymous" && { anonymous: true }),
    ...((state === "verified" || state === "unverified") && {
      verified: state === "verified",
      anonymous: false,
    }),
    ...(teamId && { teamId }),
    ...(providerId && { providerId }),
    ...(any && { method: any }),
    ...(only && { onlyMethod: only }),
    ...((factor === "yes" || factor === "no") && { secondFactor: factor === "yes" }),
    ...(active > 0 && { activeAfter: startOfDays(Math.abs(active)) }),
    ...(active < 0 && { activeBefore: startOfDays(Math.abs(active)) }),
    ...(created > 0 && { signedUpAfter: startOfDays(Math.abs(created)) }),
    ...(created < 0 && { signedUpBefore: startOfDays(Math.abs(created)) }),
  };
}
