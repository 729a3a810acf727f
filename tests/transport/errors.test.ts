import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { SessionError, type SessionErrorCode } from "../../src/session/errors.js";
import {
  BadAnswerError,
  NetworkError,
  OfflineError,
  RateLimitedError,
  ServiceError,
  UnsafePathError,
} from "../../src/transport/errors.js";
import { KitError } from "../../src/transport/kit-error.js";

const call = { method: "GET", path: "/x" };
const answer = { status: 500, text: "", requestId: "abc" };
const sessionCodes: SessionErrorCode[] = [
  "TOKEN_LIFE_TOO_SHORT",
  "TOKEN_UNDEFINED",
  "AUTH_HEADER_MALFORMED",
  "NO_TOKEN_STORE",
];

const errors: KitError[] = [
  new NetworkError(call, undefined),
  new OfflineError(call, undefined),
  new ServiceError(call, answer),
  new RateLimitedError(call, answer, 1000),
  new BadAnswerError(call, "it is empty", answer),
  new UnsafePathError("//x", "begins with two slashes"),
  ...sessionCodes.map((code) => new SessionError(code, "Words.")),
];

describe("errors of the kit", () => {
  it.each(errors.map((error) => [error.code, error] as const))(
    "%s is a class of its own that links to a page which exists",
    (code, error) => {
      expect(error).toBeInstanceOf(KitError);
      expect(error.name).toBe(error.constructor.name);
      expect(error.message).toContain(`See @stackkit/next/docs/errors/${code}.md`);
      expect(
        existsSync(fileURLToPath(new URL(`../../docs/errors/${code}.md`, import.meta.url))),
      ).toBe(true);
    },
  );

  it("carry the request id, as a property and in words", () => {
    const error = new ServiceError(call, answer);
    expect(error.requestId).toBe("abc");
    expect(error.message).toContain("abc");
  });

  it("quote a long answer only in part", () => {
    expect(
      new ServiceError(call, { ...answer, text: "x".repeat(10_000) }).message.length,
    ).toBeLessThan(1000);
  });
});
