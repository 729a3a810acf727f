import { describe, expect, expectTypeOf, it } from "vitest";
import {
  type AnyKnownError,
  catalogue,
  type ErrorCode,
  errorFromWire,
  isKnownError,
  KnownError,
  type KnownErrorOf,
  KnownErrors,
} from "../../src/protocol/index.js";
import knownErrors from "./fixtures/known-errors.json" with { type: "json" };

const codes = Object.keys(catalogue) as ErrorCode[];

describe("the catalogue", () => {
  it.each(knownErrors)("$body.code comes back as it was sent", ({ status, body }) => {
    const error = errorFromWire(body, "request-1");
    expect(error).toMatchObject({
      code: body.code,
      errorCode: body.code,
      statusCode: status,
      requestId: "request-1",
    });
    expect(error.details).toEqual(body.details);
    expect(error.message).not.toBe("");
    expect(error.humanReadableMessage).toBe(error.message);
    expect(errorFromWire(JSON.parse(JSON.stringify(error)), "request-1")).toEqual(error);
  });

  it("every code has a class of its own by the contract's name, with its code on it", () => {
    const byCode = new Map(
      Object.entries(KnownErrors).map(([name, Class]) => [Class.errorCode, name]),
    );
    expect(codes.filter((code) => !byCode.has(code))).toEqual([]);
    expect(codes.length + 10).toBe(Object.keys(KnownErrors).length);
  });

  it.each([
    ["USER_EMAIL_ALREADY_EXISTS", "UserWithEmailAlreadyExists"],
    ["INVALID_POLLING_CODE", "InvalidPollingCodeError"],
    ["PASSKEY_WEBAUTHN_ERROR", "PasskeyWebAuthnError"],
    ["INVALID_OAUTH_CLIENT_ID_OR_SECRET", "InvalidOAuthClientIdOrSecret"],
    ["OUTER_OAUTH_TIMEOUT", "OuterOAuthTimeout"],
    [
      "USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION",
      "UserAlreadyConnectedToAnotherOAuthConnection",
    ],
    ["INVALID_SHARED_OAUTH_PROVIDER_ID", "InvalidSharedOAuthProviderId"],
    ["OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED", "OAuthProviderNotFoundOrNotEnabled"],
    ["VERIFICATION_ERROR", "VerificationCodeError"],
    ["EMAIL_PASSWORD_MISMATCH", "EmailPasswordMismatch"],
  ] as const)("%s is the class %s", (code, name) => {
    expect(KnownErrors[name].errorCode).toBe(code);
    expect(KnownErrors[name].name).toBe(name);
  });

  it.each([
    [new KnownErrors.VerificationCodeExpired(), KnownErrors.VerificationCodeError],
    [new KnownErrors.PasswordTooShort({ min_length: 8 }), KnownErrors.PasswordRequirementsNotMet],
    [new KnownErrors.RefreshTokenNotFoundOrExpired(), KnownErrors.RefreshTokenError],
    [new KnownErrors.UnparsableAccessToken(), KnownErrors.InvalidAccessToken],
    [new KnownErrors.UnparsableAccessToken(), KnownErrors.InvalidSessionAuthentication],
    [new KnownErrors.UnparsableAccessToken(), KnownErrors.SessionAuthenticationError],
    [new KnownErrors.AdminAccessTokenIsNotAdmin(), KnownErrors.InvalidAdminAccessToken],
    [new KnownErrors.AdminAccessTokenIsNotAdmin(), KnownErrors.InvalidProjectAuthentication],
    [new KnownErrors.AdminAccessTokenIsNotAdmin(), KnownErrors.ProjectAuthenticationError],
    [new KnownErrors.ClientAuthenticationRequired(), KnownErrors.ProjectAuthenticationRequired],
    [new KnownErrors.ExpectedInternalProject(), KnownErrors.ProjectAuthenticationError],
  ] as const)("%s is one of its family", (error, Family) => {
    expect(error).toBeInstanceOf(Family);
    expect(error).toBeInstanceOf(KnownError);
    expect(error).toBeInstanceOf(Error);
  });

  it("families are not each other's, and errors outside them are of none", () => {
    expect(new KnownErrors.UnparsableAccessToken()).not.toBeInstanceOf(
      KnownErrors.ProjectAuthenticationError,
    );
    expect(new KnownErrors.UserNotFound()).not.toBeInstanceOf(KnownErrors.VerificationCodeError);
    expect(new KnownErrors.ExpectedInternalProject()).not.toBeInstanceOf(
      KnownErrors.InvalidProjectAuthentication,
    );
  });

  it.each(["FROM_TOMORROW", "constructor", "__proto__", "toString", ""])(
    "the unknown code %j is UNSUPPORTED_ERROR",
    (code) => {
      expect(errorFromWire({ code, error: "x" })).toMatchObject({
        code: "UNSUPPORTED_ERROR",
        statusCode: 500,
        details: { originalErrorCode: code },
      });
    },
  );

  it("details of another shape are UNSUPPORTED_ERROR, so that nothing reads what is not there", () => {
    expect(errorFromWire({ code: "PASSWORD_TOO_SHORT", details: { min_length: "8" } }).code).toBe(
      "UNSUPPORTED_ERROR",
    );
    expect(errorFromWire({ code: "PASSWORD_TOO_SHORT" }).code).toBe("UNSUPPORTED_ERROR");
  });

  it.each([
    [new KnownErrors.FreshSessionRequired(), "SCHEMA_ERROR", "fresh_session_required"],
    [new KnownErrors.TeamManagerRequired(), "SCHEMA_ERROR", "team_manager_required"],
    [new KnownErrors.PasskeyLimitReached(), "SCHEMA_ERROR", "passkey_limit_reached"],
    [new KnownErrors.TeamInvitationLimitReached(), "SCHEMA_ERROR", "team_invitation_limit_reached"],
    [new KnownErrors.InvitationAddressRequired(), "SCHEMA_ERROR", "invitation_address_required"],
    [new KnownErrors.PasswordTooCommon(), "PASSWORD_REQUIREMENTS_NOT_MET", "password_too_common"],
  ] as const)(
    "%s travels as a more general error that older clients show",
    (error, code, reason) => {
      const { message } = error;
      const wire = JSON.parse(JSON.stringify(error));
      expect(wire).toEqual({ code, details: { message, reason }, error: message });
      expect(errorFromWire(wire)).toEqual(error);
      expect(errorFromWire({ ...wire, details: { message } }).code).not.toBe(error.code);
    },
  );

  it("texts that vary without details keep the words of the wire", () => {
    for (const code of [
      "BODY_PARSING_ERROR",
      "INVALID_ACCESS_TYPE",
      "INVALID_SCOPE",
      "PASSKEY_REGISTRATION_FAILED",
      "PASSKEY_AUTHENTICATION_FAILED",
    ])
      expect(errorFromWire({ code, error: "Just so." }).message).toBe("Just so.");
  });

  it.each([
    [
      new KnownErrors.PasswordTooShort({ min_length: 8 }),
      "Password too short. Minimum length is 8.",
    ],
    [
      new KnownErrors.PasswordTooLong({ maxLength: 70 }),
      "Password too long. Maximum length is 70.",
    ],
    [new KnownErrors.PasswordConfirmationMismatch(), "Passwords do not match."],
    [new KnownErrors.EmailPasswordMismatch(), "Wrong e-mail or password."],
  ])("%s has the specification's words", (error, words) => {
    expect(error.message).toBe(words);
  });

  it("carries its cause", () => {
    const cause = new Error("why");
    expect(new KnownErrors.PasskeyRegistrationFailed(undefined, { cause }).cause).toBe(cause);
  });
});

describe("narrowing", () => {
  it("switch by code narrows the details", () => {
    const words = (error: AnyKnownError): string => {
      switch (error.code) {
        case "PASSWORD_TOO_SHORT":
          expectTypeOf(error.details).toEqualTypeOf<{ min_length: number }>();
          return `at least ${error.details.min_length}`;
        case "USER_NOT_FOUND":
          expectTypeOf(error.details).toEqualTypeOf<undefined>();
          return "nobody";
        default:
          return error.message;
      }
    };
    expect(words(new KnownErrors.PasswordTooShort({ min_length: 8 }))).toBe("at least 8");
    expect(words(new KnownErrors.UserNotFound())).toBe("nobody");
  });

  it("isKnownError narrows to the codes that are named", () => {
    const error: unknown = new KnownErrors.TeamNotFound({ team_id: "t" });
    expect(isKnownError(error)).toBe(true);
    expect(isKnownError(error, "USER_NOT_FOUND")).toBe(false);
    if (!isKnownError(error, "TEAM_NOT_FOUND", "USER_NOT_FOUND"))
      throw new Error("It is one of them.");
    expectTypeOf(error).toEqualTypeOf<KnownErrorOf<"TEAM_NOT_FOUND" | "USER_NOT_FOUND">>();
    expect(isKnownError(new Error("TEAM_NOT_FOUND"))).toBe(false);
    expect(isKnownError({ code: "TEAM_NOT_FOUND" })).toBe(false);
  });

  it("a family narrows to its members", () => {
    const error: unknown = new KnownErrors.VerificationCodeExpired();
    if (!(error instanceof KnownErrors.VerificationCodeError))
      throw new Error("It is of the family.");
    expectTypeOf(error.code).toEqualTypeOf<
      | "VERIFICATION_CODE_NOT_FOUND"
      | "VERIFICATION_CODE_EXPIRED"
      | "VERIFICATION_CODE_ALREADY_USED"
      | "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED"
    >();
    expect(error.code).toBe("VERIFICATION_CODE_EXPIRED");
  });

  it("an error cannot be made without the details it has", () => {
    // @ts-expect-error it says which team
    const wrong = () => new KnownErrors.TeamNotFound();
    // @ts-expect-error it has none
    const tooMuch = () => new KnownErrors.UserNotFound({ team_id: "t" });
    expect([wrong, tooMuch]).toHaveLength(2);
  });
});
