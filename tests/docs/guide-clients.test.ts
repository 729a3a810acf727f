import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { samplesIn } from "../../scripts/guides/samples.mjs";
import { startApps } from "../resources/set-up.js";
import { newEmail } from "../support/addresses.js";
import { KEYS } from "../support/service.js";

const ROOT = join(import.meta.dirname, "../..");
const PASSWORD = "a long enough secret";

const apps = await startApps();

/** Loads a file of a guide, from a folder where it finds the packages that it imports. */
async function load(guide: string, path: string, packages: Readonly<Record<string, string>> = {}) {
  const { id, service } = apps.project;
  vi.stubEnv("STACK_PROJECT_ID", id);
  vi.stubEnv("STACK_API_URL", service.url);
  vi.stubEnv("EXPO_PUBLIC_STACK_PROJECT_ID", id);
  vi.stubEnv("EXPO_PUBLIC_STACK_CLIENT_KEY", KEYS(id).client);
  let code = samplesIn(guide).find((sample) => sample.path === path)?.code ?? "";
  expect(code).not.toBe("");
  mkdirSync(join(ROOT, ".stackkit"), { recursive: true });
  const folder = mkdtempSync(join(ROOT, ".stackkit/guide-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(packages)) {
    writeFileSync(join(folder, `${name}.mjs`), text);
    code = code.replace(`"${name}"`, `"./${name}.mjs"`);
  }
  code = code.replace("https://app.example.com", service.url ?? "");
  writeFileSync(join(folder, "sample.mts"), code);
  return import(/* @vite-ignore */ pathToFileURL(join(folder, "sample.mts")).href);
}

async function createPerson() {
  const email = newEmail();
  const user = await apps.server.createUser({
    primaryEmail: email,
    primaryEmailAuthEnabled: true,
    password: PASSWORD,
  });
  return { email, user };
}

describe("clients of the guides", () => {
  it("the API in Hono accepts a token of the project and nothing else", async () => {
    const { api } = await load("docs/guide/backends.md", "api/server.ts");
    const { user } = await createPerson();
    const { accessToken } = await (await user.createSession()).getTokens();
    const ask = (token: string) =>
      api.request("/orders", { headers: { authorization: `Bearer ${token}` } });
    expect(await (await ask(accessToken ?? "")).json()).toEqual({ ordersOf: user.id });
    for (const token of ["", "nonsense", `${accessToken}x`])
      expect((await ask(token)).status, token).toBe(401);
  });

  it("the Expo app signs in, keeps its session, and notices its end", async () => {
    const store = `
      const kept = new Map();
      export const setItemAsync = async (name, value) => void kept.set(name, value);
      export const getItemAsync = async (name) => kept.get(name) ?? null;
      export const deleteItemAsync = async (name) => void kept.delete(name);
    `;
    const [path] = samplesIn("docs/guide/expo.md").flatMap((sample) =>
      sample.code.includes("SecureStore.setItemAsync") ? [sample.path ?? ""] : [],
    );
    const app = await load("docs/guide/expo.md", path ?? "", { "expo-secure-store": store });
    expect(await app.accessToken()).toBeNull();
    const { email, user } = await createPerson();
    await expect(app.signIn(email, "not my password")).rejects.toThrow("EMAIL_PASSWORD_MISMATCH");
    await app.signIn(email, PASSWORD);
    const token = await app.accessToken();
    const [, payload = ""] = token.split(".");
    expect(JSON.parse(Buffer.from(payload, "base64url").toString()).sub).toBe(user.id);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await app.accessToken(), "an expired token is refreshed").not.toBe(token);
    for (const session of await user.getActiveSessions()) await user.revokeSession(session.id);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await app.accessToken(), "the session has ended").toBeNull();
  });
});
