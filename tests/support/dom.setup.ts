import { cleanup, configure } from "@testing-library/react";
import { flushSync } from "react-dom";
import { afterAll, afterEach, vi } from "vitest";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

configure({
  // Generous, since a busy machine is slow.
  asyncUtilTimeout: 15_000,
  // Rendered at once, but not in `act`: a part that suspends there waits for the next update.
  eventWrapper: (dispatch) => {
    const isAct = globalThis.IS_REACT_ACT_ENVIRONMENT;
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      return flushSync(dispatch);
    } finally {
      globalThis.IS_REACT_ACT_ENVIRONMENT = isAct;
    }
  },
});

// Here, since files of one worker load a module once only, and with it its hooks, and share a clock.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
// Between the tests of a file, the configuration does it.
afterAll(() => void vi.unstubAllGlobals());
