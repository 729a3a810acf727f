import { describe, expect, expectTypeOf, it } from "vitest";
import { Result } from "../../src/protocol/index.js";

describe("a result", () => {
  it("is ok with data, or an error", () => {
    expect(Result.ok(5)).toEqual({ status: "ok", data: 5 });
    expect(Result.error("no")).toEqual({ status: "error", error: "no" });
  });
  it("narrows by its status", () => {
    const result = Result.ok(5) as Result<number, "no">;
    if (result.status === "ok") expectTypeOf(result.data).toEqualTypeOf<number>();
    else expectTypeOf(result.error).toEqualTypeOf<"no">();
    expect(result.status).toBe("ok");
  });
  it("may be turned into a value or a throw", () => {
    expect(Result.orThrow(Result.ok(5))).toBe(5);
    expect(() => Result.orThrow(Result.error(new Error("no")))).toThrow("no");
  });
});
