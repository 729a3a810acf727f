import type { StackServerApp } from "@stackkit/next/server";
import type { startService } from "@stackkit/service";
import { expect, it } from "vitest";
import { plantField } from "../../rows/planted-field.js";
import { Copy } from "../../support/copy.js";
import { configuredProject, freshDatabase, KEYS, TestProject } from "../../support/service.js";

const SECRET = "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0";
const MEMO_FOR_CLIENTS = { status: 400, code: "SCHEMA_ERROR" };

interface Planted {
  startService: typeof startService;
  StackServerApp: typeof StackServerApp;
}

/** Two slow, busy cores bundle the sources of kit and service. */
const PATIENCE_MILLIS = 300_000;

it(
  "a field of a user is a row, a column and a migration: all that read and write it follow",
  async () => {
    using copy = new Copy();
    plantField(copy);
    copy.generate();
    const planted = await copy.load<Planted>(`
    export { startService } from "@stackkit/service";
    export { StackServerApp } from "@stackkit/next/server";
  `);
    const project = configuredProject();
    await using service = await planted.startService({
      port: 0,
      secret: SECRET,
      rateLimits: false,
      projects: [project],
      databaseUrl: await freshDatabase(),
    });
    const test = new TestProject(service, project.id);
    const ann = await test.signUp();

    // Each level writes what it may, and reads what it may.
    const own = { token: ann.accessToken };
    expect(await test.call("GET", "/users/me", own)).toMatchObject({ body: { motto: null } });
    const changed = await test.call("PATCH", "/users/me", { ...own, body: { motto: "Onward" } });
    expect(changed).toMatchObject({ status: 200, body: { motto: "Onward" } });
    expect(changed.body).not.toHaveProperty("memo");
    expect(await test.call("PATCH", "/users/me", { ...own, body: { memo: true } })).toMatchObject(
      MEMO_FOR_CLIENTS,
    );
    expect(
      await test.call("PATCH", `/users/${ann.userId}`, { level: "server", body: { memo: true } }),
    ).toMatchObject({ status: 200, body: { motto: "Onward", memo: true } });
    const made = await test.call("POST", "/users", { level: "admin", body: { motto: "Slowly" } });
    expect(made).toMatchObject({ status: 201, body: { motto: "Slowly", memo: false } });
    const list = await test.call("GET", "/users", { level: "server" });
    expect(list.body.items).toMatchObject([
      { motto: "Onward", memo: true },
      { motto: "Slowly", memo: false },
    ]);

    // The kit's objects have it too.
    const keys = KEYS(project.id);
    const app = new planted.StackServerApp({
      tokenStore: "memory",
      baseUrl: service.url,
      projectId: project.id,
      publishableClientKey: keys.client,
      secretServerKey: keys.server,
    });
    const user = await app.getUser(ann.userId);
    await user?.update({ motto: "Upward", memo: false } as object);
    expect(await app.getUser(ann.userId)).toMatchObject({ motto: "Upward", memo: false });
  },
  PATIENCE_MILLIS,
);
