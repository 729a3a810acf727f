import { expect } from "vitest";
import type { Answered, TestProject } from "../../support/service.js";

/**
 * The possible names of a user: the last acknowledged one, and those of writes without a response.
 */
interface Entry {
  /** `undefined` after an acknowledged deletion. */
  acknowledged: string | undefined;
  pending?: { readonly name: string | undefined } | undefined;
}

const VERSIONS = 3;
const CHECKS_AT_ONCE = 16;
/** An error that the service declares as temporary: the write may be retried. */
const UNAVAILABLE = 503;

/**
 * Writes to a service that may be killed at any time, and records acknowledged writes. These must
 * survive. Writes without a response may or may not have happened.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #refreshTokens: string[] = [];
  #written = 0;
  #stopped = false;
  #writers: readonly Promise<void>[] = [];
  /** Responses other than success and 503. */
  readonly #unexpected: Answered[] = [];

  /** The number of acknowledged writes. */
  get written(): number {
    return this.#written;
  }

  /** Writes with several clients until stopped. Lost connections are expected. */
  start(project: () => TestProject, clients: number): void {
    this.#stopped = false;
    this.#writers = Array.from({ length: clients }, async (_, index) => {
      for (let round = 0; !this.#stopped; round++) await this.#writeUser(project(), index + round);
    });
  }

  /** Waits for some more acknowledged writes. */
  async more(count: number): Promise<void> {
    const wanted = this.#written + count;
    await expect.poll(() => this.#written, { interval: 1 }).toBeGreaterThanOrEqual(wanted);
  }

  /** Resolves once no client writes any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
  }

  /** Creates a user, renames it, signs it in, and deletes every third one. */
  async #writeUser(project: TestProject, number: number): Promise<void> {
    const created = await this.#call(project, "POST", "/users", { display_name: "0" });
    if (created === undefined) return;
    const { id } = created.body;
    const entry: Entry = { acknowledged: "0" };
    this.#entries.set(id, entry);
    const change = async (method: string, name: string | undefined) => {
      entry.pending = { name };
      const body = name === undefined ? undefined : { display_name: name };
      if (!(await this.#call(project, method, `/users/${id}`, body))) return false;
      entry.acknowledged = name;
      entry.pending = undefined;
      return true;
    };
    for (let version = 1; version <= VERSIONS; version++) {
      if (!(await change("PATCH", String(version)))) return;
    }
    if (number % 3 === 0) return void (await change("DELETE", undefined));
    const signedIn = await this.#call(project, "POST", "/auth/sessions", { user_id: id });
    if (signedIn) this.#refreshTokens.push(signedIn.body.refresh_token);
  }

  /** The response of an acknowledged write. */
  async #call(project: TestProject, method: string, path: string, body: unknown) {
    let answer: Answered;
    try {
      answer = await project.call(method, path, { level: "server", body });
    } catch {
      // No response: the service or the connection has ended.
      await new Promise((resolve) => setImmediate(resolve));
      return undefined;
    }
    if (answer.status >= 400) {
      if (answer.status !== UNAVAILABLE) this.#unexpected.push(answer);
      return undefined;
    }
    this.#written++;
    return answer;
  }

  /** Checks that all acknowledged writes are present, and that no error was unexpected. */
  async check(project: TestProject): Promise<void> {
    const lost: string[] = [];
    const checks = [
      ...[...this.#entries].map(
        ([id, entry]) =>
          () =>
            this.#checkUser(project, id, entry),
      ),
      ...this.#refreshTokens.map((refreshToken) => () => checkSession(project, refreshToken)),
    ];
    const checkAll = async () => {
      for (let next = checks.pop(); next; next = checks.pop()) lost.push(...(await next()));
    };
    await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, checkAll));
    expect(lost).toEqual([]);
    expect(this.#unexpected).toEqual([]);
  }

  async #checkUser(project: TestProject, id: string, entry: Entry): Promise<string[]> {
    const { status, body } = await project.call("GET", `/users/${id}`, { level: "server" });
    const name: string | undefined = status === 200 ? body.display_name : undefined;
    const allowed = [entry.acknowledged, ...(entry.pending ? [entry.pending.name] : [])];
    if (!allowed.includes(name)) return [`user ${id} is ${name}, and should be ${allowed}`];
    // Not changed after this point.
    entry.acknowledged = name;
    entry.pending = undefined;
    return [];
  }
}

async function checkSession(project: TestProject, refreshToken: string): Promise<string[]> {
  const refreshed = await project.call("POST", "/auth/sessions/current/refresh", { refreshToken });
  return refreshed.status === 200 ? [] : [`a session answers ${refreshed.status}`];
}
