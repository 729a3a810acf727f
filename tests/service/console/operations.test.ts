import { type Operation, operations } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { CONSOLE_OPERATIONS } from "../../../service/src/console/operations.js";

/** What servers and administrators may call, and the console refuses. */
const REFUSED: Readonly<Record<string, string>> = {
  "recoveryCodes.create": "codes are shown to their owner alone",
  "suspendedAccess.sendCode": "a code is for the owner of the address alone",
  "suspendedAccess.resolve": "the owner of the address resolves it",
  "passkeys.rename": "a name is its owner's",
  "sessions.create": "administrators act as users by a link with a reason",
  "userApiKeys.check": "backends check the keys that they get",
  "teamApiKeys.check": "backends check the keys that they get",
  "emailSources.list": "the console reads emailTemplates",
  "emails.send": "apps write to users; the console sends samples to the administrator",
  "webhooks.portalToken": "the console has endpoints and deliveries of its own",
};

const named: readonly (readonly [string, Operation])[] = Object.entries(
  operations as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
).flatMap(([records, calls]) =>
  Object.entries(calls).map(([call, operation]) => [`${records}.${call}`, operation] as const),
);
const isOfServers = ({ access }: Operation): boolean => access === "server" || access === "admin";

describe("operations of servers and administrators", () => {
  it("are in the console, or refused with a reason", () => {
    const missing = named.filter(
      ([name, operation]) =>
        isOfServers(operation) && !CONSOLE_OPERATIONS.has(operation) && !(name in REFUSED),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it("are refused only if they exist and the console has none of them", () => {
    const known = new Map(named);
    for (const [name, reason] of Object.entries(REFUSED)) {
      const operation = known.get(name) as Operation;
      expect(operation, name).toBeDefined();
      expect(isOfServers(operation), name).toBe(true);
      expect(CONSOLE_OPERATIONS.has(operation), name).toBe(false);
      expect(reason.length).toBeGreaterThan(10);
    }
  });
});
