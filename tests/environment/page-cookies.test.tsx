import { afterEach, describe, expect, it, vi } from "vitest";
import { followCookies } from "../../src/environment/page-cookies.js";

afterEach(() => vi.unstubAllGlobals());

describe("a page that follows its cookies", () => {
  it("is notified at once in browsers with cookie events, until it stops", () => {
    const cookieStore = new EventTarget();
    vi.stubGlobal("cookieStore", cookieStore);
    const listener = vi.fn();
    const stop = followCookies(listener);
    cookieStore.dispatchEvent(new Event("change"));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    cookieStore.dispatchEvent(new Event("change"));
    expect(listener).toHaveBeenCalledOnce();
  });

  it("looks for itself in other browsers, and misses nothing of the time that the code for it takes to load", async () => {
    const listener = vi.fn();
    const stop = followCookies(listener);
    // biome-ignore lint/suspicious/noDocumentCookie: another tab writes it.
    document.cookie = "page-cookies-test=1";
    await expect.poll(() => listener.mock.calls.length).toBe(1);
    stop();
  });

  it("is notified when the page returns from bfcache", () => {
    const listener = vi.fn();
    const stop = followCookies(listener);
    dispatchEvent(new Event("pageshow"));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    dispatchEvent(new Event("pageshow"));
    expect(listener).toHaveBeenCalledOnce();
  });
});
