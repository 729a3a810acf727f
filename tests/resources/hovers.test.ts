import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Nothing is written there. */
const FILE = join(ROOT, ".hovers.ts");

const CODE = `
import type { CurrentUser } from "@stackkit/next";
import { StackServerApp, verifyWebhook } from "@stackkit/next/server";

export async function code(app: StackServerApp, user: CurrentUser, request: Request) {
  const { selectedTeam } = user;
  const teams = await user.listTeams();
  const hookTeams = user.useTeams();
  const oneTeam = await user.getTeam("id");
  const newTeam = await user.createTeam({ displayName: "A" });
  const currentUser = await app.getUser();
  const serverTeam = (await app.getUser())?.selectedTeam;
  const serverTeams = await app.listTeams();
  const event = await verifyWebhook(request, "whsec_");
  if (event.type === "user.created") {
    const userData = event.data;
    const teamOfUser = userData.selectedTeam;
  }
  if (event.type === "user.deleted") { const deletedUser = event.data; }
  if (event.type === "team.updated") { const teamData = event.data; }
  if (event.type === "team.deleted") { const deletedTeam = event.data; }
  if (event.type === "team_membership.created") { const membership = event.data; }
  if (event.type === "team_permission.deleted") { const teamPermission = event.data; }
  if (event.type === "project_permission.created") { const projectPermission = event.data; }
}
`;

function languageService(): ts.LanguageService {
  const { options } = ts.parseJsonConfigFileContent(
    { extends: "./tsconfig.check.json", files: [] },
    ts.sys,
    ROOT,
  );
  const read = (file: string) => (file === FILE ? CODE : ts.sys.readFile(file));
  return ts.createLanguageService({
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    directoryExists: ts.sys.directoryExists,
    fileExists: (file) => file === FILE || ts.sys.fileExists(file),
    readFile: read,
    getScriptFileNames: () => [FILE],
    getScriptVersion: () => "1",
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
}

/** What an editor shows over each `const` of the code. */
function hovers(): Record<string, string> {
  const service = languageService();
  return Object.fromEntries(
    [...CODE.matchAll(/const (?:\{ )?(\w+)/g)].map(({ 0: start, 1: name = "", index }) => {
      const info = service.getQuickInfoAtPosition(FILE, index + start.length - 1);
      const text = ts.displayPartsToString(info?.displayParts);
      return [name, text.replace(/^const \w+: /, "")];
    }),
  );
}

describe("the hover of an object", () => {
  it("is the name of its type, without those of the kit's tables", () => {
    expect(hovers()).toEqual({
      selectedTeam: "Team | null",
      teams: "Team[]",
      hookTeams: "Team[]",
      oneTeam: "Team | null",
      newTeam: "Team",
      currentUser: "CurrentServerUser | null",
      serverTeam: "ServerTeam | null | undefined",
      serverTeams: "ServerTeam[]",
      event: "WebhookEvent",
      userData: "WebhookUser",
      teamOfUser: "WebhookTeam | null",
      deletedUser: "WebhookDeletedUser",
      teamData: "WebhookTeam",
      deletedTeam: "WebhookDeletedTeam",
      membership: "WebhookTeamMembership",
      teamPermission: "WebhookTeamPermission",
      projectPermission: "WebhookProjectPermission",
    });
  });
});
