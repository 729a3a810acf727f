import { afterEach, expect, it } from "vitest";
import { makeFolder } from "../../support/folder.js";
import {
  configuredProject,
  freshDatabase,
  KEYS,
  startTestService,
  TestProject,
} from "../../support/service.js";
import { describeSuite } from "../support.js";

const cleanup: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of cleanup.splice(0)) await stop();
});

describeSuite(
  "abuse: revoked keys",
  "keys of the configuration that an administrator revoked",
  () => {
    it("B17: revoking a configured key neither stops the next start nor is undone by it", async () => {
      const databaseUrl = await freshDatabase();
      const place = databaseUrl === undefined ? { dataDirectory: makeFolder() } : { databaseUrl };
      const project = configuredProject();
      const start = async () => {
        const service = await startTestService(
          { ...place, projects: [project], internalKeys: KEYS("internal-project-of-tests") },
          1,
        );
        return { service, app: new TestProject(service, project.id) };
      };
      const statusOf = async (app: TestProject, level: "client" | "server" | "admin") =>
        (
          await app.call("GET", level === "admin" ? "/internal/api-keys" : "/projects/current", {
            level,
          })
        ).status;

      const first = await start();
      const { body } = await first.app.call("GET", "/internal/api-keys", { level: "admin" });
      expect(body.items).toHaveLength(1);
      const revoked = await first.app.call("PATCH", `/internal/api-keys/${body.items[0].id}`, {
        level: "admin",
        body: { revoked: true },
      });
      expect(revoked.status).toBe(200);
      expect(await statusOf(first.app, "server")).toBe(401);
      await first.service.stop();

      for (let restart = 0; restart < 2; restart++) {
        const { service, app } = await start();
        for (const level of ["client", "server", "admin"] as const)
          expect(await statusOf(app, level)).toBe(401);
        await service.stop();
      }
    });

    it("B17: a key of one project is refused in the configuration of another, in words", async () => {
      const one = configuredProject();
      const other = { ...configuredProject(), keys: { server: KEYS(one.id).server } };
      await expect(startTestService({ projects: [one, other] }, 1)).rejects.toThrow(
        new RegExp(
          `The server key of the project ${other.id} in the configuration belongs to the project ${one.id}`,
        ),
      );
    });
  },
);
