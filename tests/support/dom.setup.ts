import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

// Generous, since a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 });

// Here, since files of one worker load a module once only, and with it its hooks, and share a clock.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
// Between the tests of a file, the configuration does it.
afterAll(() => void vi.unstubAllGlobals());
