import assert from "node:assert/strict";
import { callAsServer } from "./app.mjs";

const WRITERS = 8;
const VERSIONS = 3;
const UNAVAILABLE = 503;

/**
 * Writes to an app that may end at any time, and remembers what was acknowledged. A write without an
 * answer may have happened or not.
 */
export class Ledger {
  /** @type {Map<string, { name: string, pending?: string | undefined }>} */
  #users = new Map();
  #isStopped = false;
  /** Acknowledged writes. */
  written = 0;
  /** Answers that are neither a success nor 503. @type {string[]} */
  unexpected = [];

  /** @param {string} origin */
  async write(origin) {
    this.#isStopped = false;
    const writer = async () => {
      while (!this.#isStopped) await this.#writeUser(origin);
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
  }

  stop() {
    this.#isStopped = true;
  }

  /** Waits for some more acknowledged writes. @param {number} count */
  async more(count) {
    const wanted = this.written + count;
    while (this.written < wanted) await new Promise((resolve) => setImmediate(resolve));
  }

  /** @param {string} origin */
  async #writeUser(origin) {
    const created = await this.#call(origin, "POST", "/users", { display_name: "0" });
    if (!created) return;
    /** @type {{ name: string, pending?: string | undefined }} */
    const entry = { name: "0" };
    this.#users.set(created.id, entry);
    for (let version = 1; version <= VERSIONS; version++) {
      entry.pending = String(version);
      const body = { display_name: entry.pending };
      if (!(await this.#call(origin, "PATCH", `/users/${created.id}`, body))) return;
      entry.name = entry.pending;
      entry.pending = undefined;
    }
  }

  /** @param {string} origin @param {string} method @param {string} path @param {object} body */
  async #call(origin, method, path, body) {
    let answer;
    try {
      answer = await callAsServer(origin, method, path, body);
    } catch {
      // The process or the connection has ended.
      await new Promise((resolve) => setImmediate(resolve));
      return undefined;
    }
    if (answer.status >= 400) {
      if (answer.status !== UNAVAILABLE) this.unexpected.push(`${answer.status} ${answer.text}`);
      return undefined;
    }
    this.written++;
    return JSON.parse(answer.text);
  }

  /** Checks that every acknowledged write is there. @param {string} origin */
  async check(origin) {
    for (const [id, entry] of this.#users) {
      const { status, text } = await callAsServer(origin, "GET", `/users/${id}`);
      assert.equal(status, 200, `the user ${id} is lost: ${text}`);
      const name = JSON.parse(text).display_name;
      assert.ok([entry.name, entry.pending].includes(name), `${id} is ${name}, not ${entry.name}`);
      entry.name = name;
      entry.pending = undefined;
    }
    assert.deepEqual(this.unexpected, []);
  }
}
