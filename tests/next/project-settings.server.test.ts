import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCore } from "../../src/app/apps/core.js";
import { stackAppInternalsSymbol } from "../../src/app/apps/internals-symbol.js";
import { resolveSettings } from "../../src/app/config/app-settings.js";
import { SECRET_SERVER_KEY } from "../../src/app/config/secret-keys.js";
import {
  PROJECT_FRESH_MILLIS,
  PROJECT_KEPT_MILLIS,
  projectSettings,
} from "../../src/next/handler/project-settings.js";
import { createManualClock } from "../support/manual-clock.js";
import { startTestProject } from "../support/service.js";

/** An app on a server, with a way to the service that can be closed or made to wait. */
async function setUp() {
  const project = await startTestProject();
  const clock = createManualClock();
  const line = { isOpen: true, wait: Promise.resolve(), calls: 0 };
  const fetch = async (...request: ConstructorParameters<typeof Request>): Promise<Response> => {
    line.calls++;
    await line.wait;
    return line.isOpen
      ? project.service.fetch(new Request(...request))
      : new Response("", { status: 404 });
  };
  const options = { tokenStore: null, ...project.serverOptions, baseUrl: "http://service.test" };
  const settings = resolveSettings("server", options, { secretServerKey: SECRET_SERVER_KEY });
  const app = {
    [stackAppInternalsSymbol]: { core: createCore("server", settings, { clock, fetch }) },
  };
  return {
    clock,
    line,
    rename: (name: string) =>
      project.call("PATCH", "/projects/current", { level: "admin", body: { display_name: name } }),
    shown: async () => (await projectSettings(app))?.displayName,
  };
}

// Development asks each time.
beforeEach(() => void vi.stubEnv("NODE_ENV", "production"));
afterEach(() => void vi.unstubAllEnvs());

describe("the project's settings on a server", () => {
  it("are requested once, and shared by all requests for a minute", async () => {
    const { clock, line, rename, shown } = await setUp();
    expect(await shown()).toBe("Test project");
    await rename("Garden");
    await clock.advance(PROJECT_FRESH_MILLIS - 1);
    expect(await Promise.all([shown(), shown(), shown()])).toEqual([
      "Test project",
      "Test project",
      "Test project",
    ]);
    expect(line.calls).toBe(1);
  });

  it("are renewed by one call after a minute, behind pages that wait for nothing", async () => {
    const { clock, line, rename, shown } = await setUp();
    await shown();
    await rename("Garden");
    await clock.advance(PROJECT_FRESH_MILLIS);
    let letGo = () => {};
    line.wait = new Promise((resolve) => {
      letGo = resolve;
    });
    expect(await Promise.all([shown(), shown()])).toEqual(["Test project", "Test project"]);
    letGo();
    await expect.poll(shown).toBe("Garden");
    expect(line.calls).toBe(2);
  });

  it("stay in use if they cannot be renewed, and are requested again by the next page", async () => {
    const { clock, line, rename, shown } = await setUp();
    await shown();
    await rename("Garden");
    line.isOpen = false;
    await clock.advance(PROJECT_FRESH_MILLIS);
    await expect.poll(async () => [await shown(), line.calls > 2]).toEqual(["Test project", true]);
    line.isOpen = true;
    await expect.poll(shown).toBe("Garden");
  });

  it("are awaited if they are old, and used as they are if the service does not respond", async () => {
    const { clock, line, rename, shown } = await setUp();
    await shown();
    await rename("Garden");
    await clock.advance(PROJECT_KEPT_MILLIS);
    line.isOpen = false;
    expect(await shown()).toBe("Test project");
    line.isOpen = true;
    expect(await shown()).toBe("Garden");
  });

  it("are requested again after the clock was set back", async () => {
    const { clock, rename, shown } = await setUp();
    await shown();
    await rename("Garden");
    await clock.advance(-PROJECT_KEPT_MILLIS);
    expect(await shown()).toBe("Garden");
  });

  it("are unknown without a response, so that the page can say why", async () => {
    const { line, shown } = await setUp();
    line.isOpen = false;
    await expect(shown()).rejects.toMatchObject({ code: "SERVICE_ERROR" });
    line.isOpen = true;
    expect(await shown()).toBe("Test project");
  });
});
