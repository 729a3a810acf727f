import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { type Answered, serveTestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const TRIED = "Changing how an account is protected with an access token of an older sign-in";
const PASSWORD = "a pass phrase of five words";

const project = serveTestProject({
  oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
});

type Send = (method: string, path: string, body?: unknown) => Promise<Answered>;

async function createPerson(password?: string): Promise<{ userId: string; send: Send }> {
  const { body: user } = await project.call("POST", "/users", {
    level: "server",
    body: {
      primary_email: newEmail(),
      primary_email_auth_enabled: true,
      primary_email_verified: true,
      password,
      oauth_providers: [{ id: "github", account_id: randomUUID(), email: null }],
    },
  });
  const { body } = await project.call("POST", "/auth/sessions", {
    level: "server",
    body: { user_id: user.id },
  });
  const token = body.access_token;
  const send: Send = (method, path, body) => project.call(method, path, { token, body });
  return { userId: user.id, send };
}

/** Ends the sessions of each user that a change locks, as a concurrent sign-out could. */
async function endSessionsAtLock<T>(work: () => Promise<T>): Promise<T> {
  const { db } = project.service.context;
  await sql
    .raw(
      "create trigger end_sessions after update of selected_team_id on users begin " +
        "delete from sessions where user_id = new.id; end",
    )
    .execute(db);
  try {
    return await work();
  } finally {
    await sql.raw("drop trigger end_sessions").execute(db);
  }
}

describeSuite("abuse: step-up", TRIED, () => {
  it("A7: a session that ends before the change is written changes nothing", async () => {
    const totp = { totp_secret_base64: Buffer.alloc(20, 1).toString("base64") };
    const address = { user_id: "me", type: "email", value: newEmail() };
    const old = { old_password: PASSWORD, new_password: `${PASSWORD} more` };
    const changes: readonly (readonly [string | undefined, (send: Send) => Promise<Answered>])[] = [
      [undefined, (send) => send("PATCH", "/users/me", totp)],
      [undefined, (send) => send("POST", "/auth/password/set", { password: PASSWORD })],
      [PASSWORD, (send) => send("POST", "/auth/password/update", old)],
      [undefined, (send) => send("POST", "/contact-channels", { ...address, used_for_auth: true })],
      [undefined, (send) => send("DELETE", "/connected-accounts/me/github")],
      [
        undefined,
        async (send) => {
          const { body } = await send("GET", "/connected-accounts/me");
          return send("DELETE", `/oauth-providers/me/${body.items[0].id}`);
        },
      ],
    ];
    for (const [password, change] of changes) {
      const { userId, send } = await createPerson(password);
      const read = async () =>
        (await project.call("GET", `/users/${userId}`, { level: "server" })).body;
      const before = await read();
      const { code } = await endSessionsAtLock(() => change(send));
      expect(code, String(change)).toBe("ACCESS_TOKEN_EXPIRED");
      expect(await read()).toEqual(before);
    }
    countCases(changes.length);
  });

  it("A7: a passkey of a session that ends before it is written is not stored", async () => {
    const { userId, send } = await createPerson();
    const { body } = await send("POST", "/auth/passkey/initiate-passkey-registration", {});
    const credential = new SoftwareAuthenticator().create(body.options_json);
    const registration = { code: body.code, credential };
    const answer = await endSessionsAtLock(() =>
      send("POST", "/auth/passkey/register", registration),
    );
    expect(answer.code).toBe("ACCESS_TOKEN_EXPIRED");
    const { body: user } = await project.call("GET", `/users/${userId}`, { level: "server" });
    expect(user.passkey_auth_enabled).toBe(false);
  });
});
