import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCommandLine } from "../../../service/src/commands/options.js";
import { consoleOf } from "../../support/console.js";
import { makeFolder } from "../../support/folder.js";
import { configuredProject, startTestProject, TestClock } from "../../support/service.js";

const PATH = "api/v1/internal/configured-settings";

describe("settings that the configuration sets", () => {
  it("are named with their file, for the project that they are of", async () => {
    const clock = new TestClock();
    const other = configuredProject();
    const project = await startTestProject(
      { signUpEnabled: false, domains: [] },
      { port: 0, clock, projects: [other], configFileName: "stackkit.json" },
    );
    try {
      const { call, owner, administrator } = consoleOf(() => project, clock);
      const { cookie } = await administrator("viewer");
      const { file, names, role_ids } = JSON.parse((await call(PATH, { cookie })).text);
      expect(file).toBe("stackkit.json");
      expect(names).toEqual(expect.arrayContaining(["displayName", "signUpEnabled", "domains"]));
      expect(names).not.toContain("emailConfig");
      expect(role_ids).toEqual([]);
      expect((await call(PATH, { cookie, of: other.id })).status).toBe(403);
      const all = await owner();
      const internal = await call(PATH, { cookie: all.cookie, of: "internal" });
      expect(JSON.parse(internal.text)).toEqual({ file: "stackkit.json", names: [], role_ids: [] });
    } finally {
      await project.service.stop();
    }
  });

  it("have the ids of the roles that the configuration defines", async () => {
    const clock = new TestClock();
    const ours = { ...configuredProject(), roles: [{ id: "editor" }, { id: "admin" }] };
    const project = await startTestProject({}, { port: 0, clock, projects: [ours] });
    try {
      const { call, owner } = consoleOf(() => project, clock);
      const { cookie } = await owner();
      const { text } = await call(PATH, { cookie, of: ours.id });
      expect(JSON.parse(text).role_ids).toEqual(["editor", "admin"]);
    } finally {
      await project.service.stop();
    }
  });

  it("are of a file only on the command line, which gives its name and not its folder", async () => {
    const file = join(makeFolder(), "ours.json");
    writeFileSync(file, JSON.stringify({ projects: [] }));
    expect((await readCommandLine(["--config", file])).config.configFileName).toBe("ours.json");
    expect((await readCommandLine([])).config.configFileName).toBeUndefined();
  });
});
