import type { ProjectConfig, ServiceConfig } from "@stackkit/service";
import { afterAll, beforeAll } from "vitest";
import { listMails } from "../../service/src/mail/mails-table.js";
import { newEmail } from "./addresses.js";
import {
  type Answered,
  configuredProject,
  startTestService,
  TestClock,
  TestProject,
} from "./service.js";

/** An id that does not exist. */
export const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

/** A user with their credentials. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
}

/** A test project with people in it, on a clock that a test turns. */
export class PeopledProject extends TestProject {
  constructor(
    project: TestProject,
    readonly clock: TestClock,
  ) {
    super(project.service, project.id);
  }

  /** Calls as a trusted server. */
  server(method: string, path: string, body?: unknown): Promise<Answered> {
    return this.call(method, path, { level: "server", body });
  }
  /** Calls as an administrator. */
  admin(method: string, path: string, body?: unknown): Promise<Answered> {
    return this.call(method, path, { level: "admin", body });
  }
  /** Calls from the browser of `person`. */
  as({ token }: Person, method: string, path: string, body?: unknown): Promise<Answered> {
    return this.call(method, path, { token, body });
  }

  /** Creates a user as a server, a second after the last one, so that sorting by age is defined. */
  async user(fields: Readonly<Record<string, unknown>> = {}) {
    this.clock.advance(1000);
    const { status, body } = await this.server("POST", "/users", fields);
    if (status !== 201)
      throw new Error(`creating a user answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }
  async person(fields: Readonly<Record<string, unknown>> = {}): Promise<Person> {
    const email = newEmail();
    const { id } = await this.user({
      primary_email: email,
      primary_email_auth_enabled: true,
      ...fields,
    });
    const { status, body } = await this.server("POST", "/auth/sessions", { user_id: id });
    if (status !== 200) throw new Error(`signing in answered ${status}: ${JSON.stringify(body)}`);
    return { userId: id, email, token: body.access_token };
  }
  /** A person with a verified address, which inviting needs. */
  inviter(fields: Readonly<Record<string, unknown>> = {}): Promise<Person> {
    return this.person({ primary_email_verified: true, ...fields });
  }
  /** A team with its creator, who has every permission in it. */
  async team(creator: Person, fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
    this.clock.advance(1000);
    const { status, body } = await this.server("POST", "/teams", {
      display_name: "Crew",
      creator_user_id: creator.userId,
      ...fields,
    });
    if (status !== 201)
      throw new Error(`creating a team answered ${status}: ${JSON.stringify(body)}`);
    return body.id;
  }
  async join(teamId: string, { userId }: Person): Promise<void> {
    this.clock.advance(1000);
    const { status } = await this.server("POST", `/team-memberships/${teamId}/${userId}`, {});
    if (status !== 201) throw new Error(`joining answered ${status}`);
  }

  /** The mails to an address, newest first. */
  async mailsTo(
    address: string,
  ): Promise<{ kind: string; subject: string; text: string; html: string }[]> {
    const { db, vault } = this.service.context;
    return (await listMails(db, { recipient: address.toLowerCase(), most: 20 })).map(
      ({ kind, subject, text, html }) => ({
        kind,
        subject,
        text: vault.open(text),
        html: vault.open(html),
      }),
    );
  }
  /** The code in the newest mail to an address. */
  async codeFor(address: string): Promise<string> {
    for (const { text } of await this.mailsTo(address)) {
      const code = /[?&]code=([0-9a-z]{45})/.exec(text)?.[1];
      if (code) return code;
    }
    throw new Error(`No mail to ${address} has a code in it.`);
  }
  /** The project's webhook events, oldest first. */
  async events(): Promise<{ type: string; data: Record<string, unknown> }[]> {
    const rows = await this.service.context.db
      .selectFrom("webhook_deliveries")
      .select("body")
      .where("project_id", "=", this.id)
      .orderBy("created_at")
      .execute();
    return rows.map(({ body }) => JSON.parse(body));
  }
}

/** Starts a service with a project for the tests of a file, and stops it after them. */
export function peopledProject(
  settings: Partial<ProjectConfig> = {},
  config: ServiceConfig = {},
): { readonly project: PeopledProject } {
  const clock = new TestClock();
  let project: PeopledProject | undefined;
  beforeAll(async () => {
    const configured = configuredProject(undefined, settings);
    const service = await startTestService({
      clock,
      ...config,
      projects: [configured, ...(config.projects ?? [])],
    });
    project = new PeopledProject(new TestProject(service, configured.id), clock);
  });
  afterAll(() => project?.service.stop());
  return {
    get project() {
      if (!project) throw new Error("The service runs only inside of tests.");
      return project;
    },
  };
}
