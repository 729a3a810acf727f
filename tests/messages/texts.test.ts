import { describe, expect, it } from "vitest";
import { loadGroup, TRANSLATED } from "../../src/messages/load-messages.js";
import type { Message, Texts } from "../../src/messages/message.js";
import type { GroupName } from "../../src/messages/text-groups.js";
import { catalogue } from "../../src/protocol/errors/index.js";
import { en } from "../support/english.js";

const GROUPS = Object.keys(en) as GroupName[];

/** Every text of a message: a plural has several. */
const textsOf = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();

describe.each(TRANSLATED)("the texts in %s", (locale) => {
  it.each(GROUPS)("have every key of %s, if need be in English, and no other", async (group) => {
    expect(Object.keys(await loadGroup(locale, group)).sort()).toEqual(
      Object.keys(en[group]).sort(),
    );
  });

  it.each(GROUPS)("have the same places as the English of %s", async (group) => {
    const english: Texts = en[group];
    const texts: Texts = await loadGroup(locale, group);
    for (const [key, message] of Object.entries(english)) {
      const allowed = textsOf(message).map(placesOf);
      const withoutNumber = allowed.map((places) =>
        places.filter((place) => place !== "count").join(),
      );
      for (const text of textsOf(texts[key] as Message)) {
        // One form of a plural may do without the number: "one member".
        const fits =
          allowed.some((places) => placesOf(text).join() === places.join()) ||
          (typeof message !== "string" && withoutNumber.includes(placesOf(text).join()));
        expect(fits, `${key}: ${text}`).toBe(true);
      }
    }
  });

  it.each(GROUPS)("say something under each key of %s, without spaces around it", async (group) => {
    for (const [key, message] of Object.entries<Message>(await loadGroup(locale, group))) {
      for (const text of textsOf(message))
        expect(text.trim() === text && text !== "", `${key}: "${text}"`).toBe(true);
    }
  });

  it("have each form that the language's numbers need", async () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const group of GROUPS) {
      for (const [key, message] of Object.entries<Message>(await loadGroup(locale, group))) {
        const english: Texts = en[group];
        if (typeof message === "string" || message === english[key]) continue;
        const missing = needed.filter((form) => message[form] === undefined);
        // "Many" of Romance languages is for a million and more, and "other" says it well.
        expect(
          missing.filter((form) => !(form === "many" && /^(es|fr|it|pt)/.test(locale))),
          `${locale} ${key}`,
        ).toEqual([]);
      }
    }
  });
});

describe("the English texts", () => {
  const texts: Texts = Object.assign({}, ...Object.values(en));

  it("have no key twice", () => {
    expect(Object.keys(texts)).toHaveLength(
      Object.values(en).reduce((count, group) => count + Object.keys(group).length, 0),
    );
  });

  it.each(["check.passwordsDiffer", "errors.PASSWORD_CONFIRMATION_MISMATCH"])(
    "say %s as the specification does",
    (key) => {
      expect(texts[key]).toBe("Passwords do not match.");
    },
  );

  it("never shout", () => {
    expect(
      Object.entries(texts).filter(([, message]) =>
        textsOf(message).some((text) => text.includes("!")),
      ),
    ).toEqual([]);
  });

  it("have words for every error that a person can meet; the rest ask to be reported to the developer", () => {
    const silent = Object.keys(catalogue).filter((code) => texts[`errors.${code}`] === undefined);
    expect(silent.sort()).toEqual(DEVELOPERS_ERRORS);
  });

  it("have no words for errors that there are not", () => {
    const kits = [
      "COOKIES_BLOCKED",
      "NETWORK_ERROR",
      "OFFLINE_ERROR",
      "RATE_LIMITED",
      "REDIRECT_LOOP",
    ];
    const known = new Set([...Object.keys(catalogue), ...kits]);
    expect(
      Object.keys(texts)
        .filter((key) => key.startsWith("errors."))
        .map((key) => key.slice("errors.".length))
        .filter((code) => !known.has(code)),
    ).toEqual([]);
  });
});

/**
 * Errors that only a mistake in the app or its settings can bring about. Their words help no one
 * but the developer.
 */
const DEVELOPERS_ERRORS: string[] = [
  "ACCESS_TOKEN_EXPIRED",
  "ACCESS_TYPE_REQUIRED",
  "ACCESS_TYPE_WITHOUT_PROJECT_ID",
  // The pages of mailed codes and of the callback ask instead.
  "ACCOUNT_CHOICE_REQUIRED",
  "ADMIN_ACCESS_TOKEN_EXPIRED",
  "ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN",
  "ADMIN_AUTHENTICATION_REQUIRED",
  "ALL_OVERLOADS_FAILED",
  "API_KEY_NOT_FOUND",
  "BODY_PARSING_ERROR",
  "CANNOT_GET_OWN_USER_WITHOUT_USER",
  "CLIENT_AUTHENTICATION_REQUIRED",
  "CLIENT_OR_ADMIN_AUTHENTICATION_REQUIRED",
  "CLIENT_OR_SERVER_AUTHENTICATION_REQUIRED",
  "CLIENT_OR_SERVER_OR_ADMIN_AUTHENTICATION_REQUIRED",
  "CONTAINED_PERMISSION_NOT_FOUND",
  "EMAIL_TEMPLATE_ALREADY_EXISTS",
  "EXPECTED_INTERNAL_PROJECT",
  "INSUFFICIENT_ACCESS_TYPE",
  "INVALID_ACCESS_TYPE",
  "INVALID_OAUTH_CLIENT_ID_OR_SECRET",
  "INVALID_PROJECT_FOR_ACCESS_TOKEN",
  "INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN",
  "INVALID_PUBLISHABLE_CLIENT_KEY",
  "INVALID_SCOPE",
  "INVALID_SECRET_SERVER_KEY",
  "INVALID_SHARED_OAUTH_PROVIDER_ID",
  "INVALID_STANDARD_OAUTH_PROVIDER_ID",
  "INVALID_SUPER_SECRET_ADMIN_KEY",
  "OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS",
  // The page of the callback asks instead.
  "OAUTH_CONNECTION_CONFIRMATION_REQUIRED",
  "OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS",
  "PERMISSION_ID_ALREADY_EXISTS",
  "PERMISSION_NOT_FOUND",
  "PROJECT_KEY_WITHOUT_ACCESS_TYPE",
  "PROJECT_NOT_FOUND",
  "REDIRECT_URL_NOT_WHITELISTED",
  "SCHEMA_ERROR",
  "SERVER_AUTHENTICATION_REQUIRED",
  "TEAM_PERMISSION_NOT_FOUND",
  // Becomes PASSKEY_AUTHENTICATION_FAILED.
  "UNKNOWN_PASSKEY",
  "UNPARSABLE_ACCESS_TOKEN",
  "UNPARSABLE_ADMIN_ACCESS_TOKEN",
  "UNSUPPORTED_ERROR",
  "USER_ID_DOES_NOT_EXIST",
];
