import { API_PATH, HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import type { Service } from "@stackkit/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { KEYS, startTestService } from "../../support/service.js";
import { callOf, OPERATIONS } from "../access/calls.js";
import { ENDS_WORLD } from "../access/outcome.js";
import {
  callAs,
  createWorld,
  IDENTITIES,
  type Identity,
  signInAdministrator,
  type World,
} from "../access/world.js";
import { countCases, describeSuite } from "../support.js";

const TRIED =
  "Answers with user data that a cache could keep, or that answer a conditional request";

/** Headers that allow caching or revalidation. */
function cachingOf(headers: Headers): Record<string, string | null> {
  const names = [
    "etag",
    "last-modified",
    "expires",
    "age",
    "cdn-cache-control",
    "surrogate-control",
  ];
  const cacheControl = headers.get("cache-control") ?? "";
  return Object.fromEntries([
    ["no-store", cacheControl.includes("no-store") ? null : cacheControl],
    ["public", /public|s-maxage|max-age=[1-9]|stale-/.test(cacheControl) ? cacheControl : null],
    ...names.map((name) => [name, headers.get(name)]),
  ]);
}

/** Validators for conditional requests. */
const CONDITIONS = {
  "if-none-match": "*",
  "if-modified-since": new Date(8_000_000_000_000).toUTCString(),
  range: "bytes=0-1",
};

describeSuite("caching", TRIED, () => {
  let service: Service;
  let world: World | undefined;
  let adminToken: string;
  const sound = cachingOf(new Headers({ "cache-control": "no-store" }));
  beforeAll(async () => {
    service = await startTestService({
      internalKeys: KEYS("internal"),
      port: 0,
      mailbox: true,
      metricsPage: true,
    });
    adminToken = await signInAdministrator(service);
  });
  afterAll(() => service.stop());

  it("marks the answer of every operation, for whomever it succeeds or fails", async () => {
    const identities = IDENTITIES.filter((name) => !["anon", "other", "owner"].includes(name));
    const check = async (name: string, identity: Identity) => {
      world ??= await createWorld(service, adminToken);
      const { status, headers } = await callAs(service, world, identity, callOf(world, name));
      expect(cachingOf(headers), `${name} as ${identity}`).toEqual(sound);
      if (status < 400 && ENDS_WORLD.has(name)) world = undefined;
    };
    for (const name of OPERATIONS.keys()) {
      world ??= await createWorld(service, adminToken);
      if (ENDS_WORLD.has(name)) for (const identity of identities) await check(name, identity);
      else await Promise.all(identities.map((identity) => check(name, identity)));
    }
    countCases(OPERATIONS.size * identities.length);
  });

  it("answers no conditional or partial request of a cache", async () => {
    const { projectId, keys, accounts } = await createWorld(service, adminToken);
    const headers = {
      [HEADERS.projectId]: projectId,
      [HEADERS.accessType]: "client",
      [KEY_HEADERS.client]: keys.client,
      [HEADERS.accessToken]: accounts.self.token,
    };
    const paths = ["/users/me", "/auth/sessions?user_id=me", "/contact-channels?user_id=me"];
    for (const path of paths) {
      for (const [name, value] of Object.entries(CONDITIONS)) {
        const sent = { ...headers, [name]: value };
        const response = await fetch(`${service.url}${API_PATH}${path}`, { headers: sent });
        expect([response.status, cachingOf(response.headers)], name).toEqual([200, sound]);
        expect((await response.text()).length).toBeGreaterThan(2);
      }
    }
    countCases(paths.length * Object.keys(CONDITIONS).length);
  });

  it("marks what is no answer of an operation: pages, unknown paths, other methods", async () => {
    world ??= await createWorld(service, adminToken);
    const paths = [
      "/",
      "/health",
      "/health?db",
      "/metrics",
      "/mailbox",
      "/mailbox.json",
      "/webhooks",
      "/nothing",
      `${API_PATH}/nothing`,
      `${API_PATH}/users/me`,
      "/api/latest/users/me",
    ];
    for (const path of paths) {
      for (const method of ["GET", "HEAD", "OPTIONS", "PUT"]) {
        const { headers } = await fetch(`${service.url}${path}`, { method });
        expect(cachingOf(headers), `${method} ${path}`).toEqual(sound);
      }
    }
    countCases(paths.length * 4);
  });
});
