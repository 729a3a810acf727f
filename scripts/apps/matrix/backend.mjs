import { operations } from "@stackkit/next/protocol";
import { startService } from "@stackkit/service";
import { createCaller } from "../../demo/call.mjs";

const PROJECT = "6f7e9c1a-0b1d-4a5e-9f3c-8a2b1c0d4e5f";
const KEYS = { client: "pck_matrix", server: "ssk_matrix", admin: "sak_matrix" };
const REFRESH_PATH = "/auth/oauth/token";

/**
 * A user who can sign in.
 * @typedef {{ id: string, email: string, password: string, name: string }} Person
 */

const EVERY_METHOD = {
  magicLinkEnabled: true,
  oauthProviders: [{ id: "github", enabled: true, type: /** @type {const} */ ("shared") }],
};

/**
 * Starts a real service in this process, with one project and a counter of its requests.
 * @param {NonNullable<import("@stackkit/service").ConfiguredProject["config"]>} [config]
 */
export async function startBackend(config = EVERY_METHOD) {
  /** @type {string[]} */
  let calls = [];
  const service = await startService({
    port: 0,
    rateLimits: false,
    writeLog: (line) => {
      const { message, method, path } = JSON.parse(line);
      if (message === "request") calls.push(`${method} ${path}`);
    },
    projects: [
      {
        id: PROJECT,
        displayName: "Matrix",
        keys: KEYS,
        config,
      },
    ],
  });
  const url = String(service.url);
  const call = createCaller({
    url,
    fetch: service.fetch,
    projectId: PROJECT,
    level: "server",
    proof: { key: KEYS.server },
  });
  let people = 0;

  return {
    projectId: PROJECT,
    env: {
      STACK_PROJECT_ID: PROJECT,
      STACK_PUBLISHABLE_CLIENT_KEY: KEYS.client,
      STACK_SECRET_SERVER_KEY: KEYS.server,
      STACK_API_URL: url,
    },
    /** @param {string} name @returns {Promise<Person>} */
    async makePerson(name) {
      const email = `person-${++people}@example.com`;
      const password = `correct horse ${people}`;
      const { id } = await call(operations.users.create, {
        body: {
          primaryEmail: email,
          primaryEmailVerified: true,
          primaryEmailAuthEnabled: true,
          password,
          displayName: name,
        },
      });
      return { id, email, password, name };
    },
    /**
     * @param {Pick<Person, "id">} person @returns {Promise<{ accessToken: string, refreshToken:
     * string }>}
     */
    async openSession({ id }) {
      const { accessToken, refreshToken } = await call(operations.sessions.create, {
        body: { userId: id },
      });
      return { accessToken, refreshToken };
    },
    /** Returns the number of session refreshes since the last call. */
    takeRefreshes() {
      const count = calls.filter((line) => line.endsWith(REFRESH_PATH)).length;
      calls = [];
      return count;
    },
    stop: () => service.stop(),
  };
}

/** @typedef {Awaited<ReturnType<typeof startBackend>>} Backend */
