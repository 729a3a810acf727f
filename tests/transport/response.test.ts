import { describe, expect, it } from "vitest";
import { KnownErrors } from "../../src/protocol/index.js";
import { BadAnswerError, ServiceError } from "../../src/transport/errors.js";
import {
  assertSuccess,
  isLoopGuard,
  knownErrorIn,
  parseJson,
  restoreStatus,
} from "../../src/transport/response.js";

const call = { method: "GET", path: "/users/me" };
const received = (status: number, text: string, headers: Record<string, string> = {}) => ({
  status,
  text,
  headers: new Headers(headers),
});

describe("an answer under its real status", () => {
  it("is re-read by the actual-status header", () => {
    expect(restoreStatus(call, received(200, "", { "x-stack-actual-status": "404" })).status).toBe(
      404,
    );
  });
  it("is taken as it is without that header", () => {
    expect(restoreStatus(call, received(201, "")).status).toBe(201);
  });
  it.each(["200", "99", "600", "4o4", "", "-404"])(
    "an actual status of %j is a broken answer",
    (status) => {
      expect(() =>
        restoreStatus(call, received(200, "", { "x-stack-actual-status": status })),
      ).toThrow(BadAnswerError);
    },
  );
  it("carries the request id", () => {
    expect(restoreStatus(call, received(200, "", { "x-stack-request-id": "abc" })).requestId).toBe(
      "abc",
    );
  });
});

describe("known errors", () => {
  const known = (header: string, body: unknown) =>
    restoreStatus(
      call,
      received(200, typeof body === "string" ? body : JSON.stringify(body), {
        "x-stack-known-error": header,
        "x-stack-actual-status": "400",
        "x-stack-request-id": "abc",
      }),
    );

  it("are rebuilt from code and details, with the request id", () => {
    const error = knownErrorIn(
      call,
      known("TEAM_NOT_FOUND", { code: "TEAM_NOT_FOUND", details: { team_id: "t" }, error: "x" }),
    );
    expect(error).toBeInstanceOf(KnownErrors.TeamNotFound);
    expect(error).toMatchObject({ details: { team_id: "t" }, requestId: "abc" });
  });
  it("take the wire's words if they have no details", () => {
    expect(
      knownErrorIn(
        call,
        known("BODY_PARSING_ERROR", { code: "BODY_PARSING_ERROR", error: "Exactly this." }),
      )?.message,
    ).toBe("Exactly this.");
  });
  it("of an unknown code are UNSUPPORTED_ERROR", () => {
    expect(
      knownErrorIn(call, known("FROM_TOMORROW", { code: "FROM_TOMORROW", error: "x" })),
    ).toMatchObject({
      code: "UNSUPPORTED_ERROR",
      details: { originalErrorCode: "FROM_TOMORROW" },
    });
  });
  it.each([{ code: "USER_NOT_FOUND" }, {}, [], null, "TEAM_NOT_FOUND", "<html>", ""])(
    "whose header does not equal the code in %j are broken answers",
    (body) => {
      expect(() => knownErrorIn(call, known("TEAM_NOT_FOUND", body))).toThrow(BadAnswerError);
    },
  );
  it("are absent without the header, whatever the body says", () => {
    expect(
      knownErrorIn(
        call,
        restoreStatus(call, received(400, JSON.stringify({ code: "TEAM_NOT_FOUND" }))),
      ),
    ).toBeUndefined();
  });
});

describe("other answers", () => {
  it("a plain error keeps status, text and request id", () => {
    const answer = restoreStatus(
      call,
      received(403, "Not yours.", { "x-stack-request-id": "abc" }),
    );
    expect(() => assertSuccess(call, answer)).toThrow(
      expect.objectContaining({
        code: "SERVICE_ERROR",
        status: 403,
        text: "Not yours.",
        requestId: "abc",
      }),
    );
    expect(() => assertSuccess(call, answer)).toThrow(ServiceError);
  });
  it.each([0, 301, 307])("a redirect (status %i) is not followed", (status) => {
    expect(() => assertSuccess(call, restoreStatus(call, received(status, "")))).toThrow(
      BadAnswerError,
    );
  });
  it.each([
    ["", "it is empty"],
    ["{", "it is not JSON"],
    ["<!doctype html>", "it is a web page and not JSON"],
  ])("%j instead of JSON is a broken answer that says so", (text, problem) => {
    expect(() => parseJson(call, restoreStatus(call, received(200, text)))).toThrow(problem);
  });
  it("only a 508 with the loop guard's words is worth another try", () => {
    expect(isLoopGuard(restoreStatus(call, received(508, "INFINITE_LOOP_DETECTED")))).toBe(true);
    expect(isLoopGuard(restoreStatus(call, received(508, "other")))).toBe(false);
    expect(isLoopGuard(restoreStatus(call, received(500, "INFINITE_LOOP_DETECTED")))).toBe(false);
  });
});
