import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ConfiguredProject, Keys, ServiceConfig } from "@stackkit/service";
import { startService } from "@stackkit/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFolder } from "../../support/folder.js";
import { KEYS, TestProject } from "../../support/service.js";
import { openSqliteFile } from "../../support/sqlite.js";

let dataDirectory: string;
beforeAll(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "stackkit-"));
});
afterAll(() => rmSync(dataDirectory, { recursive: true }));

const id = randomUUID();
const configured = (config: ConfiguredProject["config"]): ConfiguredProject => ({
  id,
  displayName: "Configured",
  keys: KEYS(id),
  config,
});

/** Starts the service on the same data again, and stops it afterwards. */
async function running<T>(
  config: ConfiguredProject["config"],
  use: (project: TestProject) => Promise<T>,
): Promise<T> {
  const service = await startService({ dataDirectory, projects: [configured(config)] });
  try {
    return await use(new TestProject(service, id));
  } finally {
    await service.stop();
  }
}
const settings = async (project: TestProject) =>
  (await project.call("GET", "/projects/current", { level: "admin" })).body.config;

describe("a project of the configuration", () => {
  it("is created with its secrets sealed", async () => {
    const config = {
      oauthProviders: [
        {
          id: "google",
          enabled: true,
          type: "standard" as const,
          clientId: "c",
          clientSecret: "very secret",
        },
      ],
    };
    await running(config, async (project) => {
      expect((await settings(project)).oauth_providers).toEqual([
        {
          id: "google",
          enabled: true,
          type: "standard",
          client_id: "c",
          client_secret: "very secret",
        },
      ]);
      const rows = await project.service.context.db
        .selectFrom("projects")
        .select("config")
        .execute();
      expect(JSON.stringify(rows)).not.toContain("very secret");
    });
  });

  it("is made whole or not at all, if the first start breaks off", async () => {
    const directory = makeFolder();
    const config = { dataDirectory: directory, projects: [configured({})] };
    await (await startService({ dataDirectory: directory })).stop();
    const file = await openSqliteFile(join(directory, "stackkit.db"));
    file.exec(
      "create trigger breaks before insert on permission_definitions begin select raise(abort, 'broken off'); end",
    );
    await expect(startService(config)).rejects.toThrow("broken off");
    file.exec("drop trigger breaks");
    file.close();
    const service = await startService(config);
    const path = "/team-permission-definitions";
    const { body } = await new TestProject(service, id).call("GET", path, { level: "admin" });
    const ids = body.items.map((permission: { id: string }) => permission.id);
    expect(ids).toEqual(expect.arrayContaining(["admin", "member"]));
    await service.stop();
  });

  it("follows the configuration at the next start, and keeps what that does not name", async () => {
    await running({ magicLinkEnabled: true }, (project) =>
      project.call("PATCH", "/projects/current", {
        level: "admin",
        body: { config: { magic_link_enabled: false, passkey_enabled: true } },
      }),
    );
    await running({ magicLinkEnabled: true }, async (project) => {
      expect(await settings(project)).toMatchObject({
        magic_link_enabled: true,
        passkey_enabled: true,
        enabled_oauth_providers: [{ id: "google" }],
      });
    });
  });

  it("has the permissions of the configuration, and keeps those that it does not name", async () => {
    const withPermissions = async (permissions: ConfiguredProject["permissions"]) => {
      const project = { ...configured({}), permissions };
      const service = await startService({ dataDirectory, projects: [project] });
      const { body } = await new TestProject(service, id).call(
        "GET",
        "/team-permission-definitions",
        { level: "admin" },
      );
      await service.stop();
      return Object.fromEntries(
        body.items.map((row: { id: string; contained_permission_ids: string[] }) => [
          row.id,
          row.contained_permission_ids,
        ]),
      );
    };
    await withPermissions({
      team: [
        { id: "accountant", containedPermissionIds: ["edit_invoices", "$read_members"] },
        { id: "edit_invoices" },
      ],
    });
    const after = await withPermissions({
      team: [{ id: "accountant", containedPermissionIds: ["edit_invoices"] }],
      project: [{ id: "support" }],
    });
    expect(after).toMatchObject({
      accountant: ["edit_invoices"],
      edit_invoices: [],
      admin: expect.any(Array),
    });
    await expect(
      withPermissions({ team: [{ id: "auditor", containedPermissionIds: ["nothing"] }] }),
    ).rejects.toThrow(/permission auditor of the project .* in the configuration.*nothing/s);
  });

  it("has the roles of the configuration, and keeps those that it does not name", async () => {
    const withRoles = async (
      roles: ConfiguredProject["roles"],
      use = async (_project: TestProject): Promise<unknown> => undefined,
    ) => {
      const service = await startService({
        dataDirectory,
        projects: [{ ...configured({}), roles }],
      });
      try {
        const project = new TestProject(service, id);
        await use(project);
        const { body } = await project.call("GET", "/team-roles", { level: "server" });
        return Object.fromEntries(
          body.items.map(({ id: roleId, ...role }: { id: string; is_defined: boolean }) => [
            roleId,
            role,
          ]),
        );
      } finally {
        await service.stop();
      }
    };
    expect(Object.values(await withRoles([])).map(({ is_defined }) => is_defined)).toEqual([
      false,
      false,
    ]);
    const first = await withRoles([
      { id: "chief", displayName: "Chief", permissionIds: ["editor"], givenBy: ["owner"] },
      { id: "owner" },
      { id: "editor", permissionIds: ["$read_members"], givenBy: ["chief", "admin"] },
      { id: "admin", displayName: "Administrator" },
    ]);
    expect(Object.keys(first).sort()).toEqual(["admin", "chief", "editor", "member", "owner"]);
    expect(first).toMatchObject({
      chief: { display_name: "Chief", permission_ids: ["editor"], given_by: ["owner"] },
      editor: { display_name: null, given_by: ["admin", "chief"], is_defined: true },
      admin: { display_name: "Administrator" },
      member: { is_default: true, is_defined: true },
    });
    expect(first.admin.permission_ids, "what it does not name stays").toContain("$delete_team");
    const after = await withRoles([{ id: "chief", givenBy: [] }], (project) =>
      project.call("PATCH", "/team-roles/editor", {
        level: "server",
        body: { display_name: "Writer" },
      }),
    );
    expect(after).toMatchObject({
      chief: { display_name: "Chief", given_by: [] },
      editor: { display_name: "Writer" },
    });
    await withRoles([], (project) =>
      project.call("PATCH", "/team-roles/chief", {
        level: "server",
        body: { display_name: "Boss" },
      }),
    );
    expect(await withRoles([{ id: "chief", displayName: "Chief" }])).toMatchObject({
      chief: { display_name: "Chief" },
    });
    await expect(withRoles([{ id: "auditor", givenBy: ["nothing"] }])).rejects.toThrow(
      /role auditor of the project .* in the configuration.*nothing/s,
    );
    expect(Object.keys(await withRoles([])), "all or none").not.toContain("auditor");
  });

  it("does not collect keys from start to start", async () => {
    await running({}, async (project) => {
      expect(
        (await project.call("GET", "/internal/api-keys", { level: "admin" })).body.items,
      ).toHaveLength(1);
    });
  });
});

describe("the internal project", () => {
  const keysOf = async (
    dataDirectory: string,
    given: Partial<Keys>,
    onStatement?: ServiceConfig["onStatement"],
  ) => {
    const service = await startService({
      dataDirectory,
      internalKeys: given,
      onStatement,
      // A console without an administrator makes a link at each start.
      console: false,
    });
    try {
      return {
        made: service.newInternalKeys,
        rows: await service.context.db
          .selectFrom("api_keys")
          .select("description")
          .where("project_id", "=", "internal")
          .execute(),
      };
    } finally {
      await service.stop();
    }
  };

  it("is created once: a start with nothing to create writes nothing", async () => {
    const directory = join(dataDirectory, "internal");
    expect((await keysOf(directory, {})).made).toMatchObject({
      client: expect.stringMatching(/^pck_/),
    });
    const writes: string[] = [];
    const again = await keysOf(directory, {}, ({ sql }) => {
      if (/^(insert|update|delete)/i.test(sql)) writes.push(sql);
    });
    expect(again).toEqual({ made: undefined, rows: [{ description: "Made at the first start" }] });
    expect(writes).toEqual([]);
  });

  it("gets a key that it is given later, and not twice", async () => {
    const directory = join(dataDirectory, "given");
    await keysOf(directory, {});
    const given = { server: "ssk_given_later" };
    for (let start = 0; start < 2; start++) {
      expect(
        (await keysOf(directory, given)).rows.map(({ description }) => description).sort(),
      ).toEqual(["From the configuration", "Made at the first start"]);
    }
  });
});
