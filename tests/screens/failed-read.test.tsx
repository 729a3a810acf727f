import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FailedRead } from "../../src/screens/pages/failed-read.js";
import { show } from "../ui/stage.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it.each(["NETWORK_ERROR", "OFFLINE_ERROR", "RATE_LIMITED", "SERVICE_ERROR"])(
  "tries again by itself every five seconds after %s, and says when",
  async (code) => {
    const retry = vi.fn(async () => Promise.reject(new Error("still away")));
    show(<FailedRead failure={{ code }} retry={retry} />);
    expect(screen.getByText("Trying again in 5 seconds")).toBeTruthy();
    await pass(4);
    expect(screen.getByText("Trying again in 1 second")).toBeTruthy();
    expect(retry).not.toHaveBeenCalled();
    await pass(1);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Trying again in 5 seconds")).toBeTruthy();
    await pass(5);
    expect(retry).toHaveBeenCalledTimes(2);
  },
);

it("leaves a failure that stays to the reader's press", async () => {
  const retry = vi.fn();
  show(<FailedRead failure={{ code: "TEAM_NOT_FOUND" }} before="No team." retry={retry} />);
  await pass(60);
  expect(retry).not.toHaveBeenCalled();
  expect(screen.queryByText(/Trying again/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});
