import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { API_PATH } from "@stackkit/next/protocol/internal";
import type { NextRequest } from "next/server.js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setRole } from "../../../service/src/console/administrators.js";
import { hashOf } from "../../../service/src/core/random.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { newOwnerKey } from "../../../service/src/keys/format.js";
import { registry } from "../../../service/src/next/registry.js";
import { createService, serviceRoute } from "../../../service/src/next.js";
import { makeFolder } from "../../support/folder.js";
import { CLIENT_KEY, closeService, PROJECT } from "../../support/in-app.js";
import { inRequest } from "../../support/next-request.js";

const PATH = `${API_PATH}/service/mcp`;
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const HOUR = 3_600_000;

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = makeFolder();
  vi.stubEnv("STACK_PROJECT_ID", PROJECT);
  vi.stubEnv("STACK_PUBLISHABLE_CLIENT_KEY", CLIENT_KEY);
});
afterEach(closeService);

function appOf(mcp: boolean) {
  const route = serviceRoute(createService({ dataDirectory, mcp }));
  const addressHeader = registry().addressHeader as string;
  return (key?: string, headers: Readonly<Record<string, string>> = {}) =>
    inRequest(() =>
      route.POST(
        new Request(`http://localhost:3000${PATH}`, {
          method: "POST",
          headers: {
            host: "localhost:3000",
            "content-type": "application/json",
            [addressHeader]: "http direct ::1",
            ...(key && { authorization: `Bearer ${key}` }),
            ...headers,
          },
          body: JSON.stringify(LIST),
        }) as NextRequest,
      ),
    );
}

/** A key that an administrator of the app's project has made. */
async function storeKey(): Promise<string> {
  const [id, userId, at] = [randomUUID(), randomUUID(), Date.now()];
  const value = newOwnerKey({ id, owner: "agent", isPublic: false });
  await using opened = await openDatabase({ file: join(dataDirectory, "stackkit.db") });
  await setRole(opened.db, { projectId: PROJECT, userId, role: "viewer", addedBy: null, at });
  await opened.db
    .insertInto("agent_keys")
    .values({
      id,
      project_id: PROJECT,
      name: "Helper",
      scopes: "users:read",
      key_hash: hashOf(value),
      last_four: value.slice(-4),
      created_by: userId,
      created_at: at,
      expires_at: at + HOUR,
      last_used_at: null,
      revoked_at: null,
    })
    .execute();
  return value;
}

it("agents are answered inside an app by their key, and strangers and other pages are not", async () => {
  const send = appOf(true);
  const stranger = await send();
  expect([stranger.status, stranger.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  const key = await storeKey();
  const answer = await send(key);
  expect(answer.status).toBe(200);
  const { result } = await answer.json();
  const names = result.tools.map(({ name }: { name: string }) => name);
  expect(names).toContain("users_read");
  expect(names).not.toContain("users_update");
  expect((await send(`${key}0`)).status).toBe(401);
  expect((await send(key, { origin: "https://evil.example" })).status).toBe(403);
  const elsewhere = { [registry().addressHeader as string]: "http direct 203.0.113.7" };
  expect((await send(key, elsewhere)).status).toBe(403);
});

it("an app does not answer agents unless it says so", async () => {
  const send = appOf(false);
  expect((await send()).status).toBe(404);
});
