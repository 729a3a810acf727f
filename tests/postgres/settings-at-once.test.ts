import { beforeAll, expect, it } from "vitest";
import { mailContent } from "../support/mail-content.js";
import { serveTestProject } from "../support/service.js";

const ROUNDS = 20;
const OWN_SERVER = {
  type: "standard",
  ...{ host: "127.0.0.1", port: 9, username: "u", password: "p" },
  ...{ sender_name: "Shop", sender_email: "shop@example.com" },
};
const project = serveTestProject();
beforeAll(() => settings({ config: { email_config: OWN_SERVER } }));

const admin = (method: string, path: string, body?: unknown) =>
  project.call(method, path, { level: "admin", body });
const template = (change: object) => admin("PATCH", "/email-templates/magic_link", change);
const settings = (change: object) => admin("PATCH", "/projects/current", change);

it("two administrators who change different parts of a mail at once both find theirs", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await admin("DELETE", "/email-templates/magic_link");
    const subject = `Subject ${round}`;
    const content = mailContent(`Text ${round}`);
    await Promise.all([template({ subject }), template({ content })]);
    const { body } = await admin("GET", "/email-templates/magic_link");
    expect(body).toMatchObject({ subject, content });
  }
});

it("two administrators who change different settings at once both find theirs", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = [round % 2 === 0, round % 3 === 0];
    await Promise.all([
      settings({ config: { sign_up_enabled: one } }),
      settings({ config: { client_team_creation_enabled: other } }),
      settings({ description: `Round ${round}` }),
    ]);
    const { body } = await admin("GET", "/projects/current");
    expect(body).toMatchObject({
      description: `Round ${round}`,
      config: { sign_up_enabled: one, client_team_creation_enabled: other },
    });
  }
});

it("a permission that is deleted while it becomes a default is none afterwards", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const id = `permission_${round}`;
    await admin("POST", "/project-permission-definitions", { id });
    await Promise.all([
      settings({ config: { user_default_permissions: [{ id }] } }),
      admin("DELETE", `/project-permission-definitions/${id}`),
    ]);
    const { body } = await admin("GET", "/projects/current");
    expect(body.config.user_default_permissions).toEqual([]);
  }
});

it("no mail of its own is saved while the project becomes one of the shared mail server", async () => {
  await admin("DELETE", "/email-templates/magic_link");
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all([
      settings({ config: { email_config: { type: "shared" } } }),
      template({ subject: "Ours" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await admin("DELETE", "/email-templates/magic_link");
    await settings({ config: { email_config: OWN_SERVER } });
  }
});
