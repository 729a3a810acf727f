import type { ServiceConfig } from "@stackkit/service";
import { describe, expect, it } from "vitest";
import type { Project } from "../../../service/src/db/tables/project-config.js";
import { showProject } from "../../../service/src/projects/show-project.js";
import type { Settings } from "../../../service/src/settings/settings.js";
import { ownMailServer } from "../../support/mail-server.js";
import { startTestProject, type TestProject } from "../../support/service.js";

const SMTP = "smtp://127.0.0.1:1";

const shown = async (project: TestProject) =>
  (await project.call("GET", "/projects/current")).body.config.email_unavailable;

describe("a project whose mails reach no one", () => {
  it.each<[string, ServiceConfig, object, true | undefined]>([
    ["says so without a mailbox", { mailbox: false }, {}, true],
    ["says nothing with a mailbox, as in development", {}, {}, undefined],
    ["says nothing with a mail server", { mailbox: false, smtpUrl: SMTP }, {}, undefined],
    ["says nothing with a mail server of its own", { mailbox: false }, ownMailServer(), undefined],
    [
      "says nothing if the app sends mails",
      { mailbox: false, sendEmail: async () => {} },
      {},
      undefined,
    ],
  ])("%s", async (_, config, settings, expected) => {
    const project = await startTestProject(settings, config);
    expect(await shown(project)).toBe(expected);
    await project.service.stop();
  });

  it("says so in production, where no one reads the mailbox", () => {
    const project = {
      config: { emailConfig: { type: "shared" }, oauthProviders: [] },
    } as unknown as Project;
    const settings = { production: true, mailbox: true, functions: {} } as Settings;
    expect(showProject(project, settings).config.emailUnavailable).toBe(true);
    expect(
      showProject(project, { ...settings, smtpUrl: SMTP }).config.emailUnavailable,
    ).toBeUndefined();
  });
});
