import { describe, expect, it, vi } from "vitest";
import core from "../../src/messages/en/core.json" with { type: "json" };
import errors from "../../src/messages/en/errors.json" with { type: "json" };
import { failureText, readFailure } from "../../src/messages/failure.js";
import { formatParts, formatText } from "../../src/messages/translate.js";
import { KnownErrors } from "../../src/protocol/errors/index.js";

describe("a message", () => {
  it("has its places filled in", () => {
    expect(formatText("Join {team} as {name}, {team}", { team: "Atlas", name: "Ada" }, "en")).toBe(
      "Join Atlas as Ada, Atlas",
    );
  });

  it("does not read a value as a message", () => {
    expect(formatText("Hello {name}", { name: "{team}", team: "x" }, "en")).toBe("Hello {team}");
  });

  it("writes numbers as the language does", () => {
    expect(formatText("{n}", { n: 1234.5 }, "de")).toBe("1.234,5");
  });

  it("takes the form that the number has in the language", () => {
    const members = {
      one: "{count} członek",
      few: "{count} członkowie",
      many: "{count} członków",
      other: "{count} członka",
    };
    expect([1, 3, 5, 1.5].map((count) => formatText(members, { count }, "pl"))).toEqual([
      "1 członek",
      "3 członkowie",
      "5 członków",
      "1,5 członka",
    ]);
  });

  it("says the common form if the language has more forms than the text", () => {
    expect(formatText({ other: "{count} things" }, { count: 1 }, "en")).toBe("1 things");
  });

  it("isolates a value's direction from the sentence's", () => {
    expect(formatText("Join {team}: {count}", { team: "צוות א", count: 3 }, "en")).toBe(
      "Join \u2068צוות א\u2069: 3",
    );
    expect(formatText("{email} נוסף. {count}", { email: "ada@example.com", count: 3 }, "he")).toBe(
      "\u2068ada@example.com\u2069 נוסף. 3",
    );
    expect(formatText("Join {team}{nothing}", { team: "Atlas", nothing: "" }, "en")).toBe(
      "Join Atlas",
    );
  });

  it("can be had in parts, for values that are no texts", () => {
    expect(formatParts("To {email}.", { email: 7 }, "en")).toEqual(["To ", 7, "."]);
  });
});

describe("a failure", () => {
  const say = (error: unknown) => failureText(readFailure(error), { ...core, ...errors }, "en");

  it("says the known error's own words with its details", () => {
    expect(say(new KnownErrors.PasswordTooShort({ min_length: 8 }))).toBe(
      "Use at least 8 characters.",
    );
    expect(say(new KnownErrors.PasswordTooLong({ maxLength: 70 }))).toBe(
      "Use at most 70 characters.",
    );
    expect(say(new KnownErrors.UserWithEmailAlreadyExists({ email: "ada@example.com" }))).toContain(
      "ada@example.com",
    );
  });

  it("that is unknown says to try again, with the request id if there is one", () => {
    expect(say(new Error("boom"))).toBe("Something went wrong on our side. Try again in a moment.");
    expect(say(Object.assign(new Error("boom"), { requestId: "q7" }))).toContain("Request id: q7");
    expect(say("boom")).toContain("went wrong on our side");
    expect(say(null)).toContain("went wrong on our side");
  });

  it("of the developer's making never shows its inner words", () => {
    expect(
      say(new KnownErrors.InvalidPublishableClientKey({ project_id: "p1" }, { requestId: "q8" })),
    ).toBe("Something went wrong on our side. Try again in a moment. Request id: q8");
  });

  it("of the network says that the service did not answer", () => {
    expect(say(new TypeError("Failed to fetch"))).toBe(core["errors.NETWORK_ERROR"]);
    expect(say(new TypeError("Failed to fetch dynamically imported module: /chunk.js"))).toBe(
      core["errors.NETWORK_ERROR"],
    );
    expect(
      say(Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })),
    ).toBe(core["errors.NETWORK_ERROR"]);
    expect(say(Object.assign(new Error(), { code: "NETWORK_ERROR" }))).toBe(
      core["errors.NETWORK_ERROR"],
    );
  });

  it("of the network says that the device is offline if it is", () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(say(new TypeError("Failed to fetch"))).toBe(core["errors.OFFLINE_ERROR"]);
    vi.unstubAllGlobals();
  });

  it("carries nothing but plain data, so that a server action can answer with it", () => {
    const failure = readFailure(
      new KnownErrors.PasswordTooShort({ min_length: 8 }, { requestId: "q9" }),
    );
    expect(structuredClone(failure)).toEqual({
      code: "PASSWORD_TOO_SHORT",
      details: { min_length: 8 },
      requestId: "q9",
    });
  });
});
