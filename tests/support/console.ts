import { expect } from "vitest";
import { type Role, setRole } from "../../service/src/console/administrators.js";
import { SCOPES } from "../../service/src/console/agents/scopes.js";
import { createSetupToken } from "../../service/src/console/setup-links.js";
import { newEmail } from "./addresses.js";
import type { TestClock, TestProject } from "./service.js";

/** The password of all administrators in tests. */
export const CONSOLE_PASSWORD = "correct horse battery";

/** A call of the console's page. */
interface SentToConsole {
  readonly method?: string;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The id of the project; by default that of the tests. */
  readonly of?: string | undefined;
}

/** An administrator who is signed in. */
export interface TestAdministrator {
  readonly email: string;
  readonly cookie: string;
  readonly id: string;
}

/** The session in an answer. */
export const cookieIn = (headers: Headers): string =>
  headers.get("set-cookie")?.split(";")[0] ?? "";

/** The console of a project's service, called as its page does. */
export function consoleOf(project: () => TestProject, clock: TestClock) {
  async function call(path: string, sent: SentToConsole = {}) {
    const { method = "GET", cookie, body, headers, of = project().id } = sent;
    const origin = project().service.url ?? "";
    const response = await fetch(`${origin}/console/${path}`, {
      method,
      headers: {
        "x-stackkit-console": "1",
        origin,
        "x-stack-project-id": of,
        ...(cookie && { cookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, headers: response.headers };
  }

  /** An owner of all projects. */
  async function owner(email = newEmail()): Promise<TestAdministrator> {
    const { db } = project().service.context;
    const token = await createSetupToken(db, clock.now(), { recovers: true });
    const body = { token, email, password: CONSOLE_PASSWORD };
    const answer = await call("setup", { method: "POST", body });
    expect(answer.status, answer.text).toBe(200);
    const cookie = cookieIn(answer.headers);
    const session = JSON.parse((await call("session", { cookie })).text);
    return { email, cookie, id: session.administrator.id };
  }

  /** An administrator of one project, or of all by `*`. */
  async function administrator(role: Role, projectId = project().id): Promise<TestAdministrator> {
    const made = await owner();
    const { db } = project().service.context;
    await db.deleteFrom("administrators").where("user_id", "=", made.id).execute();
    await setRole(db, { projectId, userId: made.id, role, addedBy: null, at: clock.now() });
    return made;
  }

  /** The value of a new key for an agent with all scopes. */
  async function newAgentKey(cookie: string): Promise<string> {
    const body = { name: "Helper", scopes: SCOPES, days: 1 };
    const { status, text } = await call("agents", { method: "POST", cookie, body });
    expect(status, text).toBe(200);
    return JSON.parse(text).value;
  }

  /** Calls a tool with the key of an agent. Resolves to its text, and whether it is an error. */
  async function callTool(key: string, name: string, args?: object) {
    const params = { name, arguments: args };
    const response = await fetch(`${project().service.url}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    const { result, error } = await response.json();
    expect(error).toBeUndefined();
    return { isError: result.isError === true, text: result.content[0].text as string };
  }

  return { call, owner, administrator, newAgentKey, callTool };
}
