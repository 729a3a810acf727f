import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createSetupToken, offerSetUp } from "../../../service/src/console/setup-links.js";
import { newEmail } from "../../support/addresses.js";
import { CONSOLE_PASSWORD, consoleOf, cookieIn } from "../../support/console.js";
import {
  configuredProject,
  serveTestProject,
  startTestProject,
  TestClock,
} from "../../support/service.js";

const OTHER = configuredProject();
const MINUTE = 60_000;

const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, projects: [OTHER] });
let url: string;
beforeAll(async () => {
  url = `${project.service.url}/console`;
});

const { call, owner, administrator } = consoleOf(() => project, clock);
const newToken = (recovers = false) =>
  createSetupToken(project.service.context.db, clock.now(), { recovers });

const users = (cookie: string, of = project.id) => call("api/v1/users", { cookie, of });

describe("the first administrator", () => {
  it("is one of fifty who use the link at once, and the link is used up", async () => {
    const { db } = project.service.context;
    await db.deleteFrom("administrators").execute();
    const token = await newToken();
    expect(JSON.parse((await call("session")).text)).toEqual({ state: "no-administrator" });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        call("setup", {
          method: "POST",
          body: { token, email: newEmail(), password: CONSOLE_PASSWORD },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      statuses.every((status) => [200, 410, 503].includes(status)),
      `${statuses}`,
    ).toBe(true);
    expect(JSON.parse((await call("session")).text)).toEqual({ state: "signed-out" });
    const again = await call("setup/check", { method: "POST", body: { token } });
    expect(again.status).toBe(410);
    const other = await call("setup/check", { method: "POST", body: { token: await newToken() } });
    expect(other.status).toBe(410);
  });

  it("needs a link of the last 30 minutes", async () => {
    const token = await newToken(true);
    clock.advance(30 * MINUTE);
    const body = { token, email: newEmail(), password: CONSOLE_PASSWORD };
    expect((await call("setup", { method: "POST", body })).status).toBe(410);
  });

  it("comes back by a recovering link, which ends other sessions and factors", async () => {
    const first = await owner();
    const again = await owner(first.email);
    expect((await users(first.cookie)).status).toBe(401);
    expect((await users(again.cookie)).status).toBe(200);
  });

  it("is mailed about to all owners if it recovers, and to no lower roles", async () => {
    const [boss, admin] = [await owner(), await administrator("admin")];
    const { email } = await owner();
    const factsTo = async (recipient: string) => {
      const { db } = project.service.context;
      const mails = db.selectFrom("mails").select("subject").where("recipient", "=", recipient);
      return (await mails.execute()).map(({ subject }) => subject).join();
    };
    for (const one of [boss.email, email])
      expect(await factsTo(one)).toContain(`${email} became owner by a link`);
    expect(await factsTo(admin.email)).not.toContain(email);
  });

  it("does not become an account that claims the address as a further one", async () => {
    const { cookie } = await owner();
    const support = await administrator("support");
    const claimed = newEmail();
    const body = { user_id: support.id, type: "email", value: claimed, used_for_auth: true };
    const added = await call("api/v1/contact-channels", {
      method: "POST",
      cookie,
      of: "internal",
      body,
    });
    expect(added.status, added.text).toBe(201);
    expect((await owner(claimed)).id).not.toBe(support.id);
    expect((await users(support.cookie)).status).toBe(200);
  });

  it("is audited with the browser it came from", async () => {
    const { id } = await owner();
    const entry = await project.service.context.db
      .selectFrom("audit")
      .select(["operation", "user_agent", "changes"])
      .where("subject", "=", `/users/${id}`)
      .executeTakeFirst();
    expect(entry).toEqual({
      operation: "console recover",
      user_agent: expect.stringContaining("node"),
      changes: JSON.stringify({ role: "owner" }),
    });
  });

  it("is refused with a bad address, a short password and further fields", async () => {
    for (const change of [{ email: "ada" }, { password: "short" }, { role: "owner" }]) {
      const token = await newToken(true);
      const body = { token, email: newEmail(), password: CONSOLE_PASSWORD, ...change };
      expect((await call("setup", { method: "POST", body })).status).toBe(400);
    }
  });
});

describe("bad input", () => {
  it("to the set-up is refused by its size before it is read whole", async () => {
    const body = { token: "a".repeat(70_000), email: newEmail(), password: CONSOLE_PASSWORD };
    expect((await call("setup", { method: "POST", body })).status).toBe(413);
  });

  it("as the address of a file finds nothing, and leads nowhere else", async () => {
    for (const path of ["assets/other.js", "assets/%2e%2e/index.html.js"])
      expect((await fetch(`${url}/${path}`)).status, path).toBe(404);
  });

  it("as a digest of a token stops the start", async () => {
    const start = startTestProject({}, { setupTokenSha256: "abc" });
    await expect(start).rejects.toThrow("STACKKIT_SETUP_TOKEN_SHA256");
  });
});

describe("a token of the configuration", () => {
  it("makes the first administrator, also after a restart when it had expired", async () => {
    const token = "terraform-made-this";
    const setupTokenSha256 = createHash("sha256").update(token).digest("hex");
    const other = await startTestProject({}, { port: 0, setupTokenSha256 });
    try {
      const { db } = other.service.context;
      await db
        .updateTable("setup_links")
        .set({ expires_at: 0 } as never)
        .execute();
      await offerSetUp(other.service.context);
      const made = await fetch(`${other.service.url}/console/setup`, {
        method: "POST",
        headers: {
          "x-stackkit-console": "1",
          "content-type": "application/json",
          origin: other.service.url ?? "",
        },
        body: JSON.stringify({ token, email: newEmail(), password: CONSOLE_PASSWORD }),
      });
      expect(made.status).toBe(200);
    } finally {
      await other.service.stop();
    }
  });
});

describe("a session", () => {
  it("is a cookie that no script reads, and no answer has its token", async () => {
    const { email } = await owner();
    const answer = await call("account/v1/auth/password/sign-in", {
      method: "POST",
      body: { email, password: CONSOLE_PASSWORD },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ refresh_token: "", access_token: "" });
    const cookie = answer.headers.get("set-cookie") ?? "";
    for (const part of ["HttpOnly", "SameSite=Strict", "Path=/console"])
      expect(cookie).toContain(part);
    expect((await users(cookieIn(answer.headers))).status).toBe(200);
  });

  it("ends after 30 minutes without use, and after 12 hours", async () => {
    const idle = await owner();
    clock.advance(30 * MINUTE);
    expect((await users(idle.cookie)).status).toBe(401);
    const busy = await owner();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.advance(20 * MINUTE);
      expect((await users(busy.cookie)).status).toBe(200);
    }
    clock.advance(20 * MINUTE);
    expect((await users(busy.cookie)).status).toBe(401);
  });

  it("ends without use though its page keeps asking whether it is there", async () => {
    const { cookie } = await owner();
    const state = async () => JSON.parse((await call("session", { cookie })).text).state;
    for (let minutes = 0; minutes < 25; minutes += 5) {
      clock.advance(5 * MINUTE);
      expect(await state()).toBe("signed-in");
    }
    clock.advance(5 * MINUTE);
    expect(await state()).toBe("signed-out");
    expect((await users(cookie)).status).toBe(401);
  });

  it("ends by signing out", async () => {
    const { cookie } = await owner();
    expect((await call("session", { method: "DELETE", cookie })).status).toBe(200);
    expect((await users(cookie)).status).toBe(401);
  });

  it("does nothing for other pages", async () => {
    const { cookie } = await owner();
    const path = `api/v1/users`;
    const attacks = [
      { headers: { "x-stackkit-console": "0" } },
      { headers: { origin: "https://evil.example" } },
      { headers: { "sec-fetch-site": "cross-site" } },
      { headers: { "sec-fetch-site": "same-site" } },
      { headers: { origin: "null" } },
    ];
    for (const attack of attacks)
      expect((await call(path, { cookie, of: project.id, ...attack })).status).toBe(403);
    const answer = await users(cookie);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("is no key of the API, and the API's tokens are no session", async () => {
    const { cookie } = await owner();
    const answer = await fetch(`${project.service.url}/api/v1/users`, {
      headers: { cookie, "x-stack-project-id": project.id, "x-stack-access-type": "admin" },
    });
    expect(answer.status).toBe(401);
  });
});

describe("away from localhost", () => {
  /** A call whose connection is not known to be local. */
  const callFrom = (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    project.service.fetch(
      new Request(`https://auth.example.com/console/${path}`, {
        ...init,
        headers: { "x-stackkit-console": "1", origin: "https://auth.example.com", ...init.headers },
      }),
    );

  it("asks for a passkey or an authenticator app before it shows anything", async () => {
    const token = await newToken(true);
    const body = JSON.stringify({ token, email: newEmail(), password: CONSOLE_PASSWORD });
    const made = await callFrom("setup", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(made.status).toBe(200);
    expect(made.headers.get("set-cookie")).toMatch(/^__Secure-.*; Secure$/);
    const cookie = cookieIn(made.headers);
    const session = await (await callFrom("session", { headers: { cookie } })).json();
    expect(session).toMatchObject({ state: "signed-in", needs_factor: true, factors: [] });
    expect(session.service).toEqual({ url: "https://auth.example.com", is_in_app: false });
    const headers = { cookie, "x-stack-project-id": project.id };
    expect((await callFrom("api/v1/users", { headers })).status).toBe(403);
  });
});

describe("roles", () => {
  const FIELDS = { display_name: "Someone" };
  const createUser = async () => {
    const { body } = await project.call("POST", "/users", { level: "server", body: FIELDS });
    return body.id as string;
  };

  it("of a viewer read, without secrets, and change nothing", async () => {
    const { cookie } = await administrator("viewer");
    const id = await createUser();
    expect((await users(cookie)).status).toBe(200);
    const settings = await call("api/v1/projects/current", { cookie, of: project.id });
    expect(settings.status).toBe(200);
    expect(settings.text).not.toContain("client_secret");
    for (const [method, path, body] of [
      ["PATCH", `users/${id}`, { display_name: "Other" }],
      ["DELETE", `users/${id}`, undefined],
      ["GET", "internal/api-keys", undefined],
      ["PATCH", "projects/current", { display_name: "Mine" }],
      ["GET", "internal/users/diagnose?identifier=a@example.com", undefined],
      ["POST", "internal/jobs", { kind: "export", everyone: true }],
      ["POST", "internal/jobs", { kind: "export-audit" }],
    ] as const)
      expect(
        (await call(`api/v1/${path}`, { method, cookie, of: project.id, body })).status,
        path,
      ).toBe(403);
  });

  it("of support remove a second factor and help, and see no keys", async () => {
    const { cookie } = await administrator("support");
    const id = await createUser();
    const change = (body: object) =>
      call(`api/v1/users/${id}`, { method: "PATCH", cookie, of: project.id, body });
    expect((await change({ totp_secret_base64: null })).status).toBe(200);
    expect((await change({ display_name: "Other" })).status).toBe(403);
    const path = "api/v1/internal/users/diagnose?identifier=a@example.com";
    expect((await call(path, { cookie, of: project.id })).status).toBe(200);
    expect((await call("api/v1/internal/api-keys", { cookie, of: project.id })).status).toBe(403);
  });

  it("of an admin need a fresh sign-in for keys and deletions, and leave the project", async () => {
    const { cookie } = await administrator("admin");
    const id = await createUser();
    clock.advance(10 * MINUTE);
    const remove = () => call(`api/v1/users/${id}`, { method: "DELETE", cookie, of: project.id });
    const refused = await remove();
    expect(refused.text).toContain("fresh_session_required");
    const gone = await call("api/v1/projects/current", {
      method: "DELETE",
      cookie,
      of: project.id,
    });
    expect(gone.status).toBe(403);
  });

  it("are of one project, and end with their row", async () => {
    const { cookie } = await administrator("owner");
    expect((await users(cookie, OTHER.id)).status).toBe(403);
    expect((await users(cookie, "internal")).status).toBe(403);
    const { cookie: stranger, id } = await administrator("owner");
    const { db } = project.service.context;
    await db.deleteFrom("administrators").where("user_id", "=", id).execute();
    expect((await users(stranger)).status).toBe(403);
  });

  it("of all projects change no administrators, unless they are owner", async () => {
    const { cookie } = await administrator("admin", "*");
    expect((await users(cookie)).status).toBe(200);
    expect((await users(cookie, "internal")).status).toBe(403);
    const session = JSON.parse((await call("session", { cookie })).text);
    expect(session.projects.map(({ id }: { id: string }) => id)).not.toContain("internal");
    expect((await users((await owner()).cookie, "internal")).status).toBe(200);
  });

  it("of an owner alone lead to a file with the hashes of passwords", async () => {
    const boss = await owner();
    const path = "api/v1/internal/jobs";
    const at = { of: project.id, method: "POST" };
    const body = { kind: "export", everyone: true, has_hashes: true };
    const made = await call(path, { ...at, cookie: boss.cookie, body });
    expect(made.status, made.text).toBe(201);
    const link = `${path}/${JSON.parse(made.text).id}/link`;
    const { cookie } = await administrator("admin");
    expect((await call(path, { ...at, cookie, body })).status).toBe(403);
    const refused = await call(link, { ...at, cookie, body: {} });
    expect(refused.text).toContain("needs the role owner");
  });

  it("name who changed what in the audit", async () => {
    const { cookie, id } = await administrator("admin");
    const user = await createUser();
    const body = { display_name: "Changed" };
    await call(`api/v1/users/${user}`, { method: "PATCH", cookie, of: project.id, body });
    const row = await project.service.context.db
      .selectFrom("audit")
      .select(["actor_type", "actor_id"])
      .where("project_id", "=", project.id)
      .where("subject", "=", `/users/${user}`)
      .where("operation", "=", "PATCH /users/{user_id}")
      .executeTakeFirst();
    expect(row).toEqual({ actor_type: "administrator", actor_id: id });
  });

  it("offer no operation that the table lacks", async () => {
    const { cookie } = await owner();
    const body = { user_id: await createUser() };
    const answer = await call("api/v1/auth/sessions", {
      method: "POST",
      cookie,
      of: project.id,
      body,
    });
    expect(answer.status).toBe(403);
    const own = await call("account/v1/teams", { cookie });
    expect(own.status).toBe(403);
  });
});
