import { describe, expect, it, vi } from "vitest";
import { createBrowserJar } from "../../src/session/browser-jar.js";
import { watchCookies } from "../../src/session/watched-cookies.js";
import { createManualClock } from "../support/manual-clock.js";

/** A page's cookies, as far as names and values go. */
function createPage() {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [pair = "", ...attributes] = text.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

describe("cookies of a page", () => {
  it("come back as they were set, and go when deleted", () => {
    const jar = createBrowserJar({ document: createPage() });
    jar.set("a", '["x","y; z"]', { maxAgeSeconds: 5 });
    expect(jar.get("a")).toBe('["x","y; z"]');
    jar.delete("a");
    expect(jar.get("a")).toBeNull();
  });

  it("are polled every 100 ms in browsers without events, and only with listeners", async () => {
    const clock = createManualClock();
    const page = createPage();
    const listener = vi.fn();
    const stop = watchCookies({ document: page, clock }, listener);
    page.cookie = "a=1";
    await clock.advance(99);
    expect(listener).not.toHaveBeenCalled();
    await clock.advance(1);
    await clock.advance(1000);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    expect(clock.waits).toEqual([]);
  });

  it("are compared at once if another tab says that it wrote some", async () => {
    const clock = createManualClock();
    const page = createPage();
    const listener = vi.fn();
    const stop = watchCookies({ document: page, clock }, listener);
    createBrowserJar({ document: page }).set("a", "1", { maxAgeSeconds: 5 });
    await expect.poll(() => listener.mock.calls.length).toBe(1);
    stop();
  });
});
