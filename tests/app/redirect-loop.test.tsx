import { beforeEach, describe, expect, it } from "vitest";
import { detectLoop, resetLoopDetection } from "../../src/app/navigation/redirect-loop.js";

const NOW = 1_800_000_000_000;
beforeEach(() => sessionStorage.clear());

const steps = (count: number, everyMillis: number): boolean[] =>
  Array.from({ length: count }, (_, index) => detectLoop(NOW + index * everyMillis));

describe("automatic returns from the sign-in page", () => {
  it("are a loop from the fifth in half a minute on, and start again after the error", () => {
    expect(steps(7, 1000)).toEqual([false, false, false, false, true, false, false]);
  });
  it("are none if time lies between them", () => {
    expect(steps(9, 20_000)).not.toContain(true);
  });
  it("do not count after a sign-in with the form", () => {
    for (let round = 0; round < 20; round++) {
      resetLoopDetection();
      expect(detectLoop(NOW + round)).toBe(false);
    }
  });
  it("ignore other stored values", () => {
    for (const text of [
      "NaN NaN NaN NaN NaN",
      `${NOW * 2} `.repeat(9),
      "[object Object]",
      "\u0000",
    ]) {
      sessionStorage.setItem("stackkit-ways-back", text);
      expect(detectLoop(NOW), text).toBe(false);
    }
  });
});
