import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { KEYS, startTestProject, type TestProject } from "../support/service.js";

let project: TestProject;
beforeAll(async () => {
  project = await startTestProject({}, { port: 0 });
  return () => project.service.stop();
});

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", "development");
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function newApp(publishableClientKey = KEYS(project.id).client) {
  const { StackClientApp } = await import("../../src/app/apps/client-app.js");
  const baseUrl = project.service.url ?? "";
  return new StackClientApp({
    tokenStore: "memory",
    projectId: project.id,
    publishableClientKey,
    baseUrl,
  });
}

const WRONG = { email: "ada@example.com", password: "wrong password", noRedirect: true };

it("a key that the service refuses is named in the console of a browser, in next dev", async () => {
  const app = await newApp("pck_of_another_project");
  await app.signInWithCredential(WRONG).catch(() => {});
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining("STACK_PUBLISHABLE_CLIENT_KEY") }),
  );
});

it("an address that the project does not trust is named there too", async () => {
  const callbackUrl = "https://elsewhere.example/handler/password-reset";
  const app = await newApp();
  await app.sendForgotPasswordEmail("ada@example.com", { callbackUrl }).catch(() => {});
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: "REDIRECT_URL_NOT_WHITELISTED" }),
  );
});

it("what people mistype is not, and in production nothing is", async () => {
  await (await newApp()).signInWithCredential(WRONG);
  vi.resetModules();
  vi.stubEnv("NODE_ENV", "production");
  const app = await newApp("pck_of_another_project");
  await app.signInWithCredential(WRONG).catch(() => {});
  expect(console.error).not.toHaveBeenCalled();
});
