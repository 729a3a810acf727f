import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { samplesIn } from "../../scripts/guides/samples.mjs";
import { startApps } from "../resources/set-up.js";
import { makeFolder } from "../support/folder.js";
import { ownMailServer } from "../support/mail-server.js";
import { KEYS } from "../support/service.js";

const apps = await startApps();

/** Runs a script of a guide, with the given files beside it. */
async function run(guide: string, path: string, files: Readonly<Record<string, string>> = {}) {
  const { id, service } = apps.project;
  const keys = KEYS(id);
  vi.stubEnv("STACK_PROJECT_ID", id);
  vi.stubEnv("STACK_PUBLISHABLE_CLIENT_KEY", keys.client);
  vi.stubEnv("STACK_SECRET_SERVER_KEY", keys.server);
  vi.stubEnv("STACK_SUPER_SECRET_ADMIN_KEY", keys.admin);
  vi.stubEnv("STACK_API_URL", service.url);
  const folder = makeFolder();
  let code = samplesIn(guide).find((sample) => sample.path === path)?.code ?? "";
  expect(code).not.toBe("");
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    code = code.replace(`"${name}"`, JSON.stringify(join(folder, name)));
  }
  const script = join(folder, "script.mts");
  writeFileSync(script, code);
  await import(/* @vite-ignore */ pathToFileURL(script).href);
}

describe("scripts of the guides", () => {
  it("copy teams with the roles of their members, and leave out rejected users", async () => {
    const { server } = apps;
    const ada = await server.createUser({ displayName: "Ada" });
    const bob = await server.createUser({ displayName: "Bob" });
    const members = [
      { userId: "user_1", role: "admin" },
      { userId: "user_2", role: "member" },
      { userId: "user_3", role: "member" },
    ];
    await run("docs/guide/migrate.md", "scripts/copy-teams.mts", {
      "teams.json": JSON.stringify([{ name: "Engines", members }]),
      "ids.csv": `old id,new id\nuser_1,${ada.id}\nuser_2,${bob.id}\n`,
    });
    const [team] = await ada.listTeams();
    expect(team?.displayName).toBe("Engines");
    const roles = (await team?.listUsers())?.map(({ id, teamProfile }) => [id, teamProfile.roleId]);
    expect(roles?.toSorted()).toEqual(
      [
        [ada.id, "admin"],
        [bob.id, "member"],
      ].toSorted(),
    );
  });

  it("replace the words of a mail", async () => {
    const { admin } = apps;
    await (await admin.getProject()).update({ config: ownMailServer() });
    await run("docs/guide/mails.md", "scripts/mails.mts");
    const templates = await admin.listEmailTemplates();
    expect(templates.find(({ type }) => type === "team_invitation")).toMatchObject({
      subject: "{{ inviterDisplayName }} invites you to {{ teamDisplayName }}",
      isDefault: false,
    });
  });
});
