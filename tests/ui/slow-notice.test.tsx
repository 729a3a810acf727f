import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { MessagesProvider } from "../../src/messages/messages-provider.js";
import { SlowNotice } from "../../src/ui/feedback/slow-notice.js";
import { en } from "../support/english.js";

beforeEach(() => void vi.useFakeTimers());

const shown = (busy: boolean) => (
  <MessagesProvider locale="en" groups={en}>
    <SlowNotice busy={busy} />
  </MessagesProvider>
);
const said = () => screen.queryByRole("status")?.textContent;

it("says politely after four seconds that the work takes longer, and nothing once it ended", () => {
  const { rerender } = render(shown(true));
  act(() => vi.advanceTimersByTime(3999));
  expect(said()).toBe("");
  act(() => vi.advanceTimersByTime(1));
  expect(said()).toBe("This is taking longer than usual.");
  rerender(shown(false));
  expect(said()).toBeUndefined();
  rerender(shown(true));
  expect(said(), "the next work begins anew").toBe("");
});
