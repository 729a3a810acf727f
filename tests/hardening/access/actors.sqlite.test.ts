import { HEADERS } from "@stackkit/next/protocol";
import type { Service } from "@stackkit/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refusesActors } from "../../../service/src/api/refuse-actors.js";
import { KEYS, startTestService } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { callOf, OPERATIONS } from "./calls.js";
import { OPEN_TO_ACTORS } from "./open-to-actors.js";
import { ENDS_WORLD, outcomeOf } from "./outcome.js";
import { expectBody, keyHeaders, request, withToken } from "./requests.js";
import { readTable } from "./table.js";
import { createWorld, signInAdministrator, type World } from "./world.js";

const ACTORS = ["admin", "agent", "key"] as const;

/** What only the user may do, not an actor of the session. */
const REFUSED = [
  "activity.report",
  "apiKeys.create",
  "webhookEndpoints.create",
  "webhookEndpoints.change",
  "webhookEndpoints.rollSecret",
  "webhookEndpoints.delete",
  "cliLogin.complete",
  "connectedAccounts.disconnect",
  "providerAccounts.delete",
  "contactChannels.create",
  "contactChannels.delete",
  "contactChannels.update",
  "oauth.authorize",
  "oauth.createLinkTicket",
  "passkeys.delete",
  "passkeys.register",
  "passkeys.startRegistration",
  "passwords.set",
  "passwords.update",
  "projects.create",
  "projects.listOwned",
  "recoveryCodes.create",
  "sessions.createActingLink",
  "sessions.delete",
  "suspendedAccess.resolve",
  "suspendedAccess.sendCode",
  "teams.delete",
  "teamDomains.create",
  "teamDomains.update",
  "teamDomains.verify",
  "teamJoinRequests.accept",
  "teamOffers.accept",
  "teamApiKeys.create",
  "teamApiKeys.delete",
  "teamApiKeys.update",
  "trustedDevices.delete",
  "userApiKeys.create",
  "userApiKeys.delete",
  "userApiKeys.update",
  "users.delete",
];

/** The word of the table for a refusal. */
const outcome = (answer: Parameters<typeof outcomeOf>[0]): string =>
  answer.body?.details?.reason === "actor_refused" ? "actor" : outcomeOf(answer);

describeSuite(
  "access: actors",
  "Taking an account over in a session in which an administrator, an agent or a key acts",
  () => {
    let service: Service;
    let adminToken: string;
    beforeAll(async () => {
      service = await startTestService({ internalKeys: KEYS("internal") });
      adminToken = await signInAdministrator(service);
    });
    afterAll(() => service.stop());

    it("A36: one table says which operations refuse an actor", () => {
      const refused = [...OPERATIONS].filter(([, operation]) =>
        refusesActors(operation, undefined),
      );
      expect(refused.map(([name]) => name).sort()).toEqual([...REFUSED].sort());
      countCases(OPERATIONS.size);
    });

    it("A36: each operation is named as open to actors or refused to them", () => {
      const named = [...REFUSED, ...OPEN_TO_ACTORS];
      expect(named.sort()).toEqual([...OPERATIONS.keys()].sort());
    });

    const users = OPERATIONS.get("users.update");
    it.each([
      [{ displayName: "Ada" }, false],
      [{ selectedTeamId: null, clientMetadata: {} }, false],
      [{ totpMultiFactorSecret: null }, true],
      [{ otpAuthEnabled: true }, true],
      [{ passkeyAuthEnabled: false }, true],
      [{ displayName: "Ada", primaryEmail: "a@example.com" }, true],
      [{ password: "an uncommon pass phrase" }, true],
    ])("A36: a change of a user by an actor: %j refused: %s", (body, isRefused) => {
      if (!users) throw new Error("There is no such operation.");
      expect(refusesActors(users, body)).toBe(isRefused);
    });

    let world: World | undefined;
    const tokens = new Map<string, string>();
    async function tokenOf(type: string): Promise<{ world: World; token: string }> {
      if (!world) {
        world = await createWorld(service, adminToken);
        tokens.clear();
        const headers = keyHeaders(world.projectId, "server", world.keys.server);
        for (const actor of ACTORS) {
          const body = {
            user_id: world.accounts.self.id,
            actor: { type: actor, id: "staff-1", reason: "Ticket 7" },
          };
          const call = { method: "POST", path: "/auth/sessions", body };
          tokens.set(actor, (await expectBody(service, headers, call)).access_token);
        }
      }
      return { world, token: tokens.get(type) ?? "" };
    }

    const rows = [...readTable().values()].flat();
    it.each(ACTORS)(
      "A36: %s: every call is refused by the table, or open as to the user",
      async (type) => {
        const outcomes: Record<string, string> = {};
        const expected: Record<string, string> = {};
        for (const { name, expected: by } of rows) {
          const isRefused = REFUSED.includes(name.split(" ")[0] ?? "");
          // Each type ends worlds only once in a while: the pure table above has all three.
          if (!isRefused && ENDS_WORLD.has(name) && type !== "agent") continue;
          const { world: at, token } = await tokenOf(type);
          const { call } = callOf(at, name);
          const client = keyHeaders(at.projectId, "client", at.keys.client);
          const answer = await request(service, withToken(client, token), call);
          if (answer.status < 400 && ENDS_WORLD.has(name)) world = undefined;
          outcomes[name] = outcome(answer);
          // A level that is too low is told first, and what was sent is read before the rule.
          const before = ["key", "level", "input"];
          expected[name] = isRefused && !before.includes(by.self) ? "actor" : by.self;
        }
        expect(outcomes).toEqual(expected);
        countCases(Object.keys(outcomes).length);
      },
    );

    it("A36: nobody acts as an administrator of the service", async () => {
      const server = keyHeaders("internal", "server", KEYS("internal").server);
      const user = await expectBody(service, server, { method: "POST", path: "/users", body: {} });
      const body = { user_id: user.id, actor: { type: "admin", id: "x", reason: "Because" } };
      const answer = await request(service, server, {
        method: "POST",
        path: "/auth/sessions",
        body,
      });
      expect(answer.status).toBe(400);
      expect(server[HEADERS.accessType]).toBe("server");
    });
  },
);
