import { decodeAnswer, projects } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { configurationOf } from "../../../console/src/settings/configuration.js";
import { parseConfigFile } from "../../../service/src/settings/config-file.js";
import { startTestProject, type TestProject } from "../../support/service.js";

const SECRET = "a secret of the provider";

async function settingsOf(project: TestProject) {
  const { status, body } = await project.call("GET", "/projects/current", { level: "admin" });
  expect(status).toBe(200);
  return decodeAnswer(projects.currentAsAdmin, "admin", body);
}

it("settings that were downloaded are a configuration of the service, without secrets", async () => {
  const project = await startTestProject({
    signUpEnabled: false,
    allowUserApiKeys: true,
    teamMemberDefaultPermissions: ["$read_members"],
    domains: [{ domain: "https://app.example.com", handlerPath: "/handler" }],
    oauthProviders: [
      { id: "github", enabled: true, type: "standard", clientId: "id", clientSecret: SECRET },
    ],
  });
  const settings = await settingsOf(project);
  await project.service.stop();
  const text = JSON.stringify(configurationOf(settings));
  expect(text).not.toContain(SECRET);
  const [configured] = parseConfigFile(text, "stackkit.json").projects ?? [];
  expect(configured?.id).toBe(settings.id);
  const again = await startTestProject({ ...configured?.config });
  const { id: _, ...config } = (await settingsOf(again)).config;
  await again.service.stop();
  // What has secrets is not in the file.
  expect({ ...config, id: settings.config.id }).toEqual({
    ...settings.config,
    oauthProviders: config.oauthProviders,
    enabledOAuthProviders: config.enabledOAuthProviders,
  });
});

it("providers and mail servers without secrets are in it", async () => {
  const project = await startTestProject({
    oauthProviders: [{ id: "github", enabled: false, type: "shared" }],
  });
  const { projects: made } = configurationOf(await settingsOf(project));
  await project.service.stop();
  expect(made[0]?.config).toMatchObject({
    oauthProviders: [{ id: "github", enabled: false, type: "shared" }],
    emailConfig: { type: "shared" },
  });
});
