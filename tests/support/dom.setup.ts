import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Generous, since a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 });

// Here, since files of one worker load a module once only, and with it its hooks, and share a clock.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
