import { describe, expect, it } from "vitest";
import { Result } from "../../src/protocol/index.js";

describe("a result", () => {
  it("is ok with data, or an error", () => {
    expect(Result.ok(5)).toEqual({ status: "ok", data: 5 });
    expect(Result.error("no")).toEqual({ status: "error", error: "no" });
  });
  it("may be turned into a value or a throw", () => {
    expect(Result.orThrow(Result.ok(5))).toBe(5);
    expect(() => Result.orThrow(Result.error(new Error("no")))).toThrow("no");
  });
});
