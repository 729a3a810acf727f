import { HEADERS } from "@stackkit/next/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  KEYS,
  TestProject as Project,
  startTestProject,
  TestClock,
  type TestProject,
} from "../../support/service.js";

const clock = new TestClock();
let project: TestProject;
beforeAll(async () => {
  project = await startTestProject({}, { clock });
});
afterAll(() => project.service.stop());

const entries = () =>
  project.service.context.db
    .selectFrom("audit")
    .selectAll()
    .where("project_id", "=", project.id)
    .orderBy("operation")
    .execute();

describe("the audit table", () => {
  it("notes what servers and administrators change, with the request's id", async () => {
    const created = await project.call("POST", "/users", {
      level: "server",
      body: { display_name: "Ada" },
    });
    await project.call("PATCH", `/users/${created.body.id}`, {
      level: "server",
      body: { display_name: "Grace" },
    });
    await project.call("PATCH", "/projects/current", {
      level: "admin",
      body: { display_name: "Named" },
    });
    expect(await entries()).toEqual([
      expect.objectContaining({
        level: "admin",
        operation: "PATCH /projects/current",
        subject: "/projects/current",
        at: clock.now(),
      }),
      expect.objectContaining({
        level: "server",
        operation: "PATCH /users/{user_id}",
        subject: `/users/${created.body.id}`,
      }),
      expect.objectContaining({
        level: "server",
        operation: "POST /users",
        subject: "/users",
        request_id: created.headers.get("x-stack-request-id"),
      }),
    ]);
  });

  it("notes who did it, from where, and what, without secrets", async () => {
    const secret = "a password nobody may read";
    await project.call("POST", "/users", {
      level: "server",
      body: {
        primary_email: "audited@example.com",
        primary_email_auth_enabled: true,
        password: secret,
        server_metadata: { token: secret },
      },
      headers: { "user-agent": "A server" },
    });
    await project.call("PATCH", "/projects/current", {
      level: "admin",
      body: {
        description: "Ours",
        config: { sign_up_enabled: true, sign_up_block_list: ["spam.example"] },
      },
    });
    const all = await entries();
    expect(JSON.stringify(all)).not.toContain(secret);
    const byServer = all.findLast(({ operation }) => operation === "POST /users");
    const byAdmin = all.findLast(({ changes }) => changes?.includes("Ours"));
    expect(byServer).toMatchObject({ actor_type: "key", user_agent: "A server" });
    expect(JSON.parse(byServer?.changes ?? "")).toEqual({
      primaryEmail: "audited@example.com",
      primaryEmailAuthEnabled: true,
      password: "changed",
      serverMetadata: "changed",
    });
    expect(JSON.parse(byAdmin?.changes ?? "")).toEqual({
      description: "Ours",
      config: { signUpEnabled: true, signUpBlockList: "changed" },
    });
    const keys = await project.service.context.db
      .selectFrom("api_keys")
      .select("id")
      .where("project_id", "=", project.id)
      .execute();
    expect(keys.map(({ id }) => id)).toContain(byServer?.actor_id);
    expect(keys.map(({ id }) => id)).toContain(byAdmin?.actor_id);
  });

  it("notes which administrator made a project, and changed it with their own session", async () => {
    await project.service.stop();
    project = await startTestProject({}, { clock, internalKeys: KEYS("internal") });
    const internal = new Project(project.service, "internal");
    const owners = [await internal.signUp(), await internal.signUp()];
    for (const { accessToken, userId } of owners) {
      const { body } = await internal.call("POST", "/internal/projects", {
        token: accessToken,
        body: { display_name: "Mine" },
      });
      await new Project(project.service, body.id).call("PATCH", "/projects/current", {
        level: "admin",
        headers: { [HEADERS.adminAccessToken]: accessToken },
        body: { description: "Ours" },
      });
      const written = await project.service.context.db
        .selectFrom("audit")
        .select(["operation", "actor_type", "actor_id"])
        .where("actor_id", "=", userId)
        .orderBy("operation")
        .execute();
      const by = { actor_type: "administrator", actor_id: userId };
      expect(written).toEqual([
        { operation: "PATCH /projects/current", ...by },
        { operation: "POST /internal/projects", ...by },
      ]);
    }
  });

  it("notes neither what is only read, nor what fails, nor what people do to their own accounts", async () => {
    const before = (await entries()).length;
    const { accessToken } = await project.signUp();
    await project.call("PATCH", "/users/me", { token: accessToken, body: { display_name: "Me" } });
    await project.call("GET", "/users", { level: "server" });
    await project.call("PATCH", "/projects/current", { level: "admin", body: { foo: 1 } });
    expect(await entries()).toHaveLength(before);
  });
});
