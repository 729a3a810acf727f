import { randomUUID } from "node:crypto";
import { StackProvider } from "@stackkit/next";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { pendingRedirect } from "../../src/app/navigation/pending-redirect.js";
import { environment } from "../../src/environment/browser.js";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { API_PATH } from "../../src/protocol/limits/limits.js";
import { type Account, useAccount } from "../../src/screens/provider/account.js";
import { type Fault, Faults } from "../../src/testing/faults.js";
import { signInAs } from "../../src/testing/sign-in-as.js";
import { newEmail } from "../support/addresses.js";
import { en } from "../support/english.js";
import { codeIn, mailTo } from "../support/mailbox.js";
import { type ProjectSettings, startTestProject, type TestProject } from "../support/service.js";
import { addDialogs, cookieJar, failToFetch, removeCookies } from "./browser.js";

/** A user of the test service. */
export interface Person {
  readonly id: string;
  readonly email: string;
}

/** What the kit's components show until they have read their data. */
const LOADING = "[aria-busy], .stk-skeleton, span.stk-menu-button";

export const PASSWORD = "correct horse battery";

/** A client app in this page on a real service, and who is signed in to it. */
export class Stage {
  project!: TestProject;
  app!: StackClientApp<true>;
  me!: Person;
  /** Called with the address that the page is left for. */
  readonly left = vi.fn<(to: URL) => void>();
  /** The calls of this page, such as "POST /users". */
  readonly calls: string[] = [];
  readonly #faults = new Faults(API_PATH);
  readonly #faultEnds: (() => void)[] = [];

  /** Where the page went last. */
  get wentTo(): URL {
    const [to] = this.left.mock.lastCall ?? [];
    if (!to) throw new Error("The page was not left.");
    return to;
  }

  /** Waits until the page is left for this path, with these parameters. */
  async leavesFor(path: string, params: Readonly<Record<string, string>> = {}): Promise<void> {
    await waitFor(() => expect(this.wentTo.pathname).toBe(path));
    expect(Object.fromEntries(this.wentTo.searchParams)).toMatchObject(params);
  }

  async start(config: ProjectSettings): Promise<void> {
    this.project = await startTestProject(config, { port: 0 });
  }

  /** Forgets the person before, and signs a new one in. */
  async open(): Promise<void> {
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      this.calls.push(`${request.method} ${pathname.slice(API_PATH.length)}`);
      return (await this.#faults.apply(request, answer)) ?? failToFetch();
    });
    history.replaceState(null, "", "/");
    this.left.mockClear();
    pendingRedirect.from = undefined;
    localStorage.clear();
    sessionStorage.clear();
    // jsdom does not navigate.
    vi.spyOn(environment, "go").mockImplementation(async (to) =>
      this.left(new URL(to, location.origin)),
    );
    vi.spyOn(environment, "useGo").mockReturnValue((to) => this.left(new URL(to, location.origin)));
    await this.signIn(await this.createPerson());
    this.calls.splice(0);
  }

  /** Calls the service as a server of the app. Throws unless it succeeds. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of the wire are asserted on, not typed.
  async server(method: string, path: string, body?: unknown): Promise<any> {
    if (method === "POST") body ??= {};
    const answer = await this.project.call(method, path, { level: "server", body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Creates a user with a password and a verified address, unless `fields` say otherwise. */
  async createPerson(fields: object = {}): Promise<Person> {
    const email = newEmail();
    const { id } = await this.server("POST", "/users", {
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      otp_auth_enabled: false,
      password: PASSWORD,
      display_name: "Ada Lovelace",
      ...fields,
    });
    return { id, email };
  }

  /** Signs a person in to this page. */
  async signIn(person: Person): Promise<void> {
    this.me = person;
    this.#createApp();
    const { access_token, refresh_token } = await this.server("POST", "/auth/sessions", {
      user_id: person.id,
    });
    const tokens = { accessToken: access_token, refreshToken: refresh_token };
    const user = { createSession: async () => ({ getTokens: async () => tokens }) };
    await signInAs(cookieJar, user, { projectId: this.project.id, url: location.origin });
  }

  #createApp(): void {
    this.app = new StackClientApp({
      tokenStore: "cookie",
      ...this.project.clientOptions,
    });
  }

  /** Makes the sign-ins of the person an hour old, which is too long for changes of protection. */
  async ageSessions(): Promise<void> {
    await this.project.service.context.db
      .updateTable("sessions")
      .set({ created_at: Date.now() - 3_600_000 } as never)
      .where("user_id", "=", this.me.id)
      .execute();
  }

  /** Connects the person to an account of a provider. */
  async connect(providerId: string): Promise<void> {
    await this.project.service.context.db
      .insertInto("oauth_accounts")
      .values({
        project_id: this.project.id,
        id: randomUUID(),
        user_id: this.me.id,
        provider_id: providerId,
        account_id: randomUUID(),
        email: `ada@${providerId}.example`,
        created_at: Date.now(),
      })
      .execute();
  }

  /** Lets calls of this page fail or wait, until the test or the function that it returns ends it. */
  fault(fault: Fault): () => void {
    const end = this.#faults.add(fault);
    this.#faultEnds.push(end);
    return end;
  }

  endFaults(): void {
    for (const end of this.#faultEnds.splice(0)) end();
  }

  /** The code in the newest mail of a kind to an address, once it is there. */
  async codeMailed(kind: string, to = this.me.email): Promise<string> {
    return codeIn(await mailTo(this.project, to, kind));
  }

  /** Changes all codes of the project, as time and attempts do. */
  async changeCodes(change: {
    expires_at?: number;
    used_at?: number;
    attempts?: number;
  }): Promise<void> {
    await this.project.service.context.db
      .updateTable("verification_codes")
      .set(change as never)
      .where("project_id", "=", this.project.id)
      .execute();
  }

  /** Lets this page forget its session, as after signing out. */
  signOut(): void {
    removeCookies();
    this.#createApp();
  }

  /** Shows part of a screen in English for the signed-in account, once it is loaded. */
  show(part: (account: Account) => ReactNode): Promise<void> {
    const ForAccount = () => {
      const account = useAccount();
      return account ? part(account) : <p>Signed out</p>;
    };
    return this.render(<ForAccount />);
  }

  /** Shows a component in English, once it is loaded. */
  async render(part: ReactNode): Promise<void> {
    const container = await this.appear(part);
    await waitFor(() => expect(container.querySelector(LOADING)).toBeNull());
  }

  /** Shows a component in English, which may go on loading. */
  async appear(part: ReactNode): Promise<HTMLElement> {
    const { container } = await act(async () =>
      render(
        <StackProvider app={this.app}>
          <MessagesProvider locale="en" groups={en}>
            <Suspense fallback={<p aria-busy>Loading</p>}>{part}</Suspense>
          </MessagesProvider>
        </StackProvider>,
      ),
    );
    return container;
  }
}

/** A stage for the tests of a file: one project, and a new person for each test. */
export function startStage(config: ProjectSettings = {}): Stage {
  const stage = new Stage();
  beforeAll(async () => {
    await stage.start(config);
    return () => stage.project.service.stop();
  });
  beforeEach(async () => {
    addDialogs();
    await stage.open();
  });
  afterEach(() => {
    cleanup();
    stage.endFaults();
    vi.unstubAllGlobals();
    removeCookies();
  });
  return stage;
}

export {
  button,
  choose,
  hasHeading,
  inDialog,
  isSaid,
  panel,
  press,
  pressInDialog,
  type,
  typeInDialog,
} from "./page.js";
