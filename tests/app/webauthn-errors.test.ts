import { describe, expect, it } from "vitest";
import { webAuthnError } from "../../src/app/sign-in/webauthn-errors.js";
import { WEBAUTHN_CODES } from "../support/webauthn-codes.js";

const failure = (name: string, extras: object = {}) =>
  Object.assign(new Error("the browser's words"), { name, ...extras });

describe("a failed passkey ceremony", () => {
  it("has a code and words of its own for each way to fail", () => {
    const words = WEBAUTHN_CODES.map((code) => {
      const error = webAuthnError(failure("WebAuthnError", { code }));
      expect(error?.details.code).toBe(code);
      return error?.message;
    });
    expect(new Set(words).size).toBe(WEBAUTHN_CODES.length);
    expect(words.every((text) => text !== "the browser's words")).toBe(true);
  });

  it("is an aborted one if the person or another ceremony ended it", () => {
    expect(webAuthnError(failure("NotAllowedError"))?.details.code).toBe("ERROR_CEREMONY_ABORTED");
    expect(
      webAuthnError(
        failure("WebAuthnError", {
          code: "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY",
          cause: failure("NotAllowedError"),
        }),
      )?.details.code,
    ).toBe("ERROR_CEREMONY_ABORTED");
  });

  it("is none if something else went wrong", () => {
    expect(webAuthnError(new TypeError("fetch failed"))).toBeUndefined();
    expect(webAuthnError("text")).toBeUndefined();
  });
});
