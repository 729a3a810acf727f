import { describe, expect, it } from "vitest";
import { isSame } from "../../src/cache/is-same.js";

describe("sameness", () => {
  class Own {}
  const own = new Own();
  it.each([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    [null, undefined, false],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    [{ a: undefined }, {}, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1], { 0: 1 }, false],
    [new Date(5), new Date(5), true],
    [new Date(5), new Date(6), false],
    [{ id: 1, update: () => 1 }, { id: 1, update: () => 2 }, true],
    [{ id: 1, update: () => 1 }, { id: 2, update: () => 1 }, false],
    [{ own }, { own }, true],
    [new Own(), new Own(), false],
    [Object.assign([1], { nextCursor: "a" }), Object.assign([1], { nextCursor: "b" }), false],
  ])("%j and %j: %s", (a, b, expected) => {
    expect(isSame(a, b)).toBe(expected);
  });
});
