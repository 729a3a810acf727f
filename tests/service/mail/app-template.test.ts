import { type AppTemplates, startService } from "@stackkit/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveOptions } from "../../../service/src/next/service-options.js";
import { parseConfigFile } from "../../../service/src/settings/config-file.js";
import { newEmail } from "../../support/addresses.js";
import { mailServerBody } from "../../support/mail-server.js";
import { mailTo } from "../../support/mailbox.js";
import { configuredProject, startTestService, TestProject } from "../../support/service.js";

const templates: AppTemplates = {
  magic_link: {
    subject: "{{ otp }} opens {{ projectDisplayName }}",
    html:
      '<p>Hi {{ userDisplayName }}, <a href="{{ magicLink }}">come in</a></p>{{#if ' +
      "otp}}<b>{{ otp }}</b>{{/if}}",
    text: "Hi {{ userDisplayName }}: {{ magicLink }}",
    languages: { de: { subject: "Hallo", html: "<p>Code {{ otp }}</p>" } },
  },
  password_reset: {
    subject: "New password",
    html: '<!doctype html><html><body><a href="{{ passwordResetLink }}">New</a></body></html>',
  },
};

let project: TestProject;
let other: TestProject;
beforeAll(async () => {
  const [own, another] = [configuredProject(), configuredProject()];
  const service = await startTestService({ projects: [{ ...own, templates }, another] });
  project = new TestProject(service, own.id);
  other = new TestProject(service, another.id);
});
afterAll(() => project.service.stop());

const admin = { level: "admin" } as const;
const path = "/email-templates/magic_link";

async function sendCode(from: TestProject) {
  const email = newEmail();
  await from.call("POST", "/users", {
    level: "server",
    body: {
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      display_name: 'Ada <b>"x"</b> {{ otp }}',
      otp_auth_enabled: true,
    },
  });
  const { status } = await from.call("POST", "/auth/otp/send-sign-in-code", {
    body: { email, callback_url: "http://localhost:3000/handler/magic-link-callback" },
    headers: { "accept-language": "en" },
  });
  expect(status).toBe(200);
  return mailTo(from, email, "magic_link");
}

describe("mail templates of the app's code", () => {
  it("give mails their words, with values escaped, in the frame of the service", async () => {
    const mail = await sendCode(project);
    expect(mail.subject).toMatch(/^\S{6} opens Test project$/);
    expect(mail.html).toContain('<table role="presentation"');
    expect(mail.html).toContain("Ada &lt;b&gt;&quot;x&quot;&lt;/b&gt; {{ otp }}");
    expect(mail.html).toMatch(
      /<a href="http:\/\/localhost:3000\/handler\/magic-link-callback\?code=/,
    );
    expect(mail.text).toMatch(/^Hi Ada <b>"x"<\/b> {{ otp }}: http:\/\/localhost:3000\S+\n$/);
  });

  it("are of one project alone", async () => {
    expect((await sendCode(other)).subject).not.toContain("opens");
  });

  it("have words by language, whose text is made from the HTML", async () => {
    const email = newEmail();
    await project.call("POST", "/auth/otp/send-sign-in-code", {
      body: { email, callback_url: "http://localhost:3000/x" },
      headers: { "accept-language": "de-AT" },
    });
    const mail = await mailTo(project, email, "magic_link");
    expect(mail.subject).toBe("Hallo");
    expect(mail.html).toContain('<html lang="de"');
    expect(mail.text).toMatch(/^Code \S{6}\n$/);
  });

  it("keep a whole document as it is", async () => {
    const { email } = await project.signUp();
    await project.call("POST", "/auth/password/send-reset-code", {
      body: { email, callback_url: "http://localhost:3000/reset" },
    });
    const { html } = await mailTo(project, email, "password_reset");
    expect(html).toMatch(
      /^<!doctype html><html><body><a href="http:\/\/localhost:3000\/reset\?code/,
    );
  });

  it("win over saved ones, say where they come from, and cannot be changed by the API", async () => {
    expect((await project.call("GET", path, admin)).body).toMatchObject({
      subject: templates.magic_link?.subject,
      is_default: false,
      source: "code",
      content: {
        "block-1": { type: "Html", data: { props: { contents: templates.magic_link?.html } } },
      },
    });
    const { items } = (await project.call("GET", "/email-templates", admin)).body;
    expect(items.map(({ source }: { source: string }) => source)).toEqual([
      "default",
      "code",
      "code",
      "default",
    ]);
    const email_config = { type: "standard", ...mailServerBody() };
    const set = { ...admin, body: { config: { email_config } } };
    expect((await project.call("PATCH", "/projects/current", set)).status).toBe(200);
    const change = await project.call("PATCH", path, { ...admin, body: { subject: "x" } });
    expect([change.status, change.body]).toEqual([400, expect.stringContaining("code of the app")]);
    const reset = await project.call("DELETE", path, admin);
    expect([reset.status, reset.body]).toEqual([400, expect.stringContaining("magic_link")]);
    const invitation = await project.call("PATCH", "/email-templates/team_invitation", {
      ...admin,
      body: { subject: "Come in" },
    });
    expect(invitation.body).toMatchObject({ subject: "Come in", source: "project" });
  });
});

describe("a mistake in a template stops the service at its start", () => {
  const words = { subject: "s", html: "h" };
  it.each([
    ["an unknown mail", { magic_lnk: words }, 'did you mean "magic_link"'],
    ["an unknown language", { magic_link: { ...words, languages: { dee: words } } }, '"de"'],
    [
      "an unknown value",
      { magic_link: { ...words, html: "{{ magiclnk }}" } },
      "magic_link.html: {{ magiclnk }} is unknown; did you mean {{ magicLink }}?",
    ],
    [
      "a value of another mail",
      { password_reset: { ...words, html: "{{ otp }}" } },
      "known are projectDisplayName",
    ],
    [
      "an unknown value of a condition in a language",
      { magic_link: { ...words, languages: { de: { ...words, text: "{{#if opt}}x{{/if}}" } } } },
      "magic_link.languages.de.text: {{ opt }} is unknown; did you mean {{ otp }}?",
    ],
    ["an open condition", { magic_link: { ...words, html: "{{#if otp}}" } }, "no partner"],
    ["a lone end", { magic_link: { ...words, html: "{{/if}}" } }, "no partner"],
    ["no subject", { magic_link: { html: "h" } }, "magic_link.subject must be a text"],
    ["words that are none", { magic_link: { ...words, languages: { de: null } } }, "de.subject"],
  ])("%s", async (_, wrong, message) => {
    const projects = [{ ...configuredProject(), templates: wrong as AppTemplates }];
    await expect(startService({ projects })).rejects.toMatchObject({
      code: "bad-template",
      message: expect.stringContaining(message),
    });
  });
});

it("a configuration file has them in its projects, and names unknown keys", () => {
  const { id, displayName } = configuredProject();
  const file = (value: object) =>
    JSON.stringify({ projects: [{ id, displayName, templates: value }] });
  expect(parseConfigFile(file(templates), "stackkit.json").projects?.[0]?.templates).toEqual(
    templates,
  );
  expect(() => parseConfigFile(file({ magic_lnk: templates.magic_link }), "f")).toThrow(
    "magic_lnk",
  );
});

describe("an app with the service inside", () => {
  const env = { STACK_PROJECT_ID: configuredProject().id };

  it("gives them to its own project, whether it configures that or not", () => {
    const created = resolveOptions({ templates }, env);
    expect(created.appProject?.templates).toBe(templates);
    const configured = resolveOptions({ templates, project: { displayName: "Acme" } }, env);
    expect(configured.config.projects?.[0]?.templates).toBe(templates);
    expect("templates" in configured.config).toBe(false);
  });
});
