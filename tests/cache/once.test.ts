import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { once } from "../../src/cache/once.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("runs once for all callers", async () => {
  const start = vi.fn(async () => "loaded");
  const load = once(start);
  expect(load()).toBe(load());
  await expect(load()).resolves.toBe("loaded");
  await vi.runAllTimersAsync();
  await load();
  expect(start).toHaveBeenCalledTimes(1);
});

it("keeps a failure for a moment, so that React can report it, and then runs again", async () => {
  const start = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("loaded");
  const load = once(start);
  await expect(load()).rejects.toThrow("offline");
  await expect(load()).rejects.toThrow("offline");
  expect(start).toHaveBeenCalledTimes(1);
  await vi.runAllTimersAsync();
  await expect(load()).resolves.toBe("loaded");
});
