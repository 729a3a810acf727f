import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../src/transport/clock.js";
import { wait } from "../../src/transport/wait.js";

describe("the clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("caps every timer at 2147483647 ms", () => {
    const run = vi.fn();
    systemClock.after(Number.MAX_SAFE_INTEGER, run);
    vi.advanceTimersByTime(2_147_483_646);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it("cancels", () => {
    const run = vi.fn();
    systemClock.after(5, run)();
    vi.advanceTimersByTime(10);
    expect(run).not.toHaveBeenCalled();
  });

  it("a wait ends with the signal's reason, and leaves no timer behind", async () => {
    const controller = new AbortController();
    const waited = wait(systemClock, 1000, controller.signal);
    controller.abort(new Error("enough"));
    await expect(waited).rejects.toThrow("enough");
    expect(vi.getTimerCount()).toBe(0);
    await expect(wait(systemClock, 1000, controller.signal)).rejects.toThrow("enough");
  });
});
