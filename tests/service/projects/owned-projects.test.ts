import { operations } from "@stackkit/next/protocol";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  KEYS,
  TestProject as Project,
  startTestProject,
  type TestProject,
} from "../../support/service.js";

let project: TestProject;
beforeAll(async () => {
  project = await startTestProject({
    magicLinkEnabled: false,
    passkeyEnabled: false,
    clientTeamCreationEnabled: false,
    clientUserDeletionEnabled: false,
    anonymousSignUpEnabled: false,
  });
});
afterAll(() => project.service.stop());

const path = operations.projects.current.path;

/** The tables that have rows of a project. */
async function rowsOf(id: string): Promise<string[]> {
  const { db } = project.service.context;
  const filled: string[] = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    const column = name === "projects" ? "id" : "project_id";
    if (!columns.some((one) => one.name === column)) continue;
    const table = name as "users";
    const where = sql<boolean>`${sql.ref(column)} = ${id}`;
    const row = await db.selectFrom(table).select(sql`1`.as("one")).where(where).executeTakeFirst();
    if (row) filled.push(name);
  }
  return filled;
}

describe("owned projects", () => {
  const owned = operations.projects.listOwned.path;
  let internal: TestProject;
  let token: string;
  const keys = KEYS("internal");
  beforeAll(async () => {
    await project.service.stop();
    project = await startTestProject({}, { internalKeys: keys });
    internal = new Project(project.service, "internal");
    token = await signIn(internal);
  });

  /** A signed-in user whose server metadata already has other content. */
  async function signIn(of: TestProject): Promise<string> {
    const { userId, accessToken } = await of.signUp();
    await of.call("PATCH", `/users/${userId}`, {
      level: "server",
      body: { server_metadata: { note: 1 } },
    });
    return accessToken;
  }

  it("need a signed-in user", async () => {
    const { status, code } = await internal.call("GET", owned);
    expect([status, code]).toEqual([401, "USER_AUTHENTICATION_REQUIRED"]);
  });

  it("are a matter of the internal project", async () => {
    const { status, code } = await project.call("GET", owned, { token: await signIn(project) });
    expect([status, code]).toEqual([401, "EXPECTED_INTERNAL_PROJECT"]);
  });

  it("are created by their owner, listed newest first, and opened by the owner's session", async () => {
    const first = await internal.call("POST", owned, { token, body: { display_name: "First" } });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      display_name: "First",
      description: "",
      user_count: 0,
      config: { team_creator_default_permissions: [{ id: "admin" }] },
    });
    const body = {
      display_name: "Second",
      description: "d",
      is_production_mode: true,
      config: {
        credential_enabled: false,
        domains: [{ domain: "https://x.example", handler_path: "/h" }],
      },
    };
    const second = await internal.call("POST", owned, { token, body });
    expect(second.body).toMatchObject({
      description: "d",
      is_production_mode: true,
      config: { credential_enabled: false, sign_up_enabled: true, domains: body.config.domains },
    });
    const { body: list } = await internal.call("GET", owned, { token });
    expect(list).toMatchObject({ is_paginated: false });
    expect(list.items.map(({ id }: { id: string }) => id).sort()).toEqual(
      [first.body.id, second.body.id].sort(),
    );
    const opened = await new Project(project.service, second.body.id).call("GET", path, {
      level: "admin",
      headers: { "x-stack-admin-access-token": token },
    });
    expect([opened.status, opened.body.display_name]).toEqual([200, "Second"]);
  });

  it("are not created with an invalid setting", async () => {
    const before = (await internal.call("GET", owned, { token })).body.items.length;
    const { status } = await internal.call("POST", owned, {
      token,
      body: { display_name: "Not", config: { user_default_permissions: [{ id: "nope" }] } },
    });
    expect(status).toBe(400);
    expect((await internal.call("GET", owned, { token })).body.items).toHaveLength(before);
  });

  it("go with all that is theirs when they are deleted, and their owner forgets them", async () => {
    const { id } = (await internal.call("POST", owned, { token, body: { display_name: "Gone" } }))
      .body;
    const gone = new Project(project.service, id);
    const headers = { "x-stack-admin-access-token": token };
    const asAdmin = { level: "admin", headers } as const;
    const { body: user } = await gone.call("POST", "/users", {
      ...asAdmin,
      body: { primary_email: "ada@example.com", primary_email_auth_enabled: true },
    });
    await gone.call("POST", "/teams", {
      ...asAdmin,
      body: { display_name: "Crew", creator_user_id: user.id },
    });
    const session = { user_id: user.id };
    expect((await gone.call("POST", "/auth/sessions", { ...asAdmin, body: session })).status).toBe(
      200,
    );
    const before = await rowsOf(id);
    for (const table of ["users", "contact_channels", "teams", "memberships", "sessions"])
      expect(before).toContain(table);
    expect((await gone.call("DELETE", path, { level: "admin", headers })).body).toEqual({
      success: true,
    });
    // The audit keeps the deletion itself.
    expect(await rowsOf(id)).toEqual(["audit"]);
    expect((await gone.call("GET", path, { level: "admin", headers })).code).toBe(
      "ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN",
    );
    const owners = await project.service.context.db
      .selectFrom("users")
      .select("server_metadata")
      .where("project_id", "=", "internal")
      .execute();
    expect(JSON.stringify(owners)).not.toContain(id);
    expect(JSON.stringify(owners)).toContain("note");
  });

  it("do not include the internal project, which cannot be deleted", async () => {
    const { status, code } = await internal.call("DELETE", path, { level: "admin" });
    expect([status, code]).toEqual([400, undefined]);
    expect((await internal.call("GET", path)).status).toBe(200);
  });
});
