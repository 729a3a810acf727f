import { describe, expect, it } from "vitest";
import { backoffMillis, isIdempotent, retryAfterMillis } from "../../src/transport/retry.js";

describe("retrying", () => {
  it("doubles from 1000 ms, with jitter of 0.5 to 1.5", () => {
    expect([0, 1, 2, 3].map((attempt) => backoffMillis(attempt, () => 0.5))).toEqual([
      1000, 2000, 4000, 8000,
    ]);
    expect(backoffMillis(0, () => 0)).toBe(500);
    expect(backoffMillis(0, () => 1)).toBe(1500);
  });
  it("repeats only what is the same done twice", () => {
    expect(["GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "get"].every(isIdempotent)).toBe(
      true,
    );
    expect(["POST", "PATCH", "CONNECT"].some(isIdempotent)).toBe(false);
  });
  it.each([
    ["3", 3000],
    [" 0.5 ", 500],
    ["0", 0],
    ["Thu, 01 Jan 2026 00:00:10 GMT", 10_000],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["99999999999", 2_147_483_647],
    ["soon", undefined],
    ["", undefined],
    [null, undefined],
  ])("Retry-After %j asks for %s ms", (header, millis) => {
    expect(retryAfterMillis(header, Date.UTC(2026, 0, 1))).toBe(millis);
  });
});
