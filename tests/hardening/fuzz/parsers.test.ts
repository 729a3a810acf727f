import fc from "fast-check";
import { expect, it } from "vitest";
import { deviceOf } from "../../../service/src/http/device.js";
import { readClientAddress } from "../../../service/src/http/forwarded.js";
import { locationOf } from "../../../service/src/http/geolocation.js";
import { RequestInfo } from "../../../service/src/http/request-info.js";
import { decide, fill, headerText } from "../../../service/src/mail/blocks/placeholders.js";
import { verifyWebhook } from "../../../src/app/apps/verify-webhook.js";
import { safeRedirect } from "../../../src/app/navigation/trusted-url.js";
import { isProtected } from "../../../src/next/proxy/protected-paths.js";
import { chooseLocale } from "../../../src/protocol/languages/choose-locale.js";
import { LOCALES } from "../../../src/protocol/languages/locales.js";
import { fillPath } from "../../../src/protocol/operations/operation.js";
import { readAccessToken } from "../../../src/session/access-token.js";
import { cookieText } from "../../../src/session/cookie-text.js";
import { SessionError } from "../../../src/session/errors.js";
import { readCookie } from "../../../src/session/read-cookie.js";
import { authHeaders, createRequestStore } from "../../../src/session/request-store.js";
import { readTokenCookies } from "../../../src/session/token-cookies.js";
import { UnsafePathError } from "../../../src/transport/errors.js";
import { callUrl } from "../../../src/transport/request.js";
import { retryAfterMillis } from "../../../src/transport/retry.js";
import { cases, countCases, describeSuite } from "../support.js";
import { RUN } from "./run.js";
import { anyText, anyUrl } from "./values.js";

const RUNS = cases(300, 20_000);

/** Checks a property with the run's number of values. */
async function check<T>(values: fc.Arbitrary<T>, property: (value: T) => unknown): Promise<void> {
  await fc.assert(
    fc.asyncProperty(values, async (value) => {
      await property(value);
    }),
    { ...RUN, numRuns: RUNS },
  );
  countCases(RUNS);
}

/** Runs `run`. Fails if it throws any other error than these. */
async function allow<T>(
  errors: readonly (abstract new (...args: never[]) => Error)[],
  run: () => T,
): Promise<Awaited<T> | undefined> {
  try {
    return await run();
  } catch (error) {
    if (errors.some((kind) => error instanceof kind)) return undefined;
    throw error;
  }
}

const headersOf = (values: Readonly<Record<string, string>>) => ({
  get: (name: string) => values[name] ?? null,
});
const token = fc
  .string({
    unit: fc.mapToConstant({ num: 94, build: (code) => String.fromCharCode(0x21 + code) }),
    minLength: 1,
  })
  .filter((text) => text !== "undefined");
const tokens = fc.record({ refreshToken: token, accessToken: token });
const cookieHeader = fc.array(
  fc.tuple(fc.constantFrom("stack-access", "stack-refresh-p1", "stack-refresh", "", "a"), anyText),
  { maxLength: 5 },
);
const ORIGIN = "https://app.example";
const TRUSTED = "https://other.example";

describeSuite(
  "fuzz: parsers",
  "odd cookies, headers, tokens, paths and addresses at the parsers of kit and service",
  () => {
    it("reads back every cookie value that the kit wrote, whatever stands beside it", () =>
      check(
        fc.tuple(
          anyText.map((text) => text.toWellFormed()),
          cookieHeader,
        ),
        ([value, others]) => {
          const [pair = ""] = cookieText("kit", value, {}).split("; ");
          const rest = others.map(
            ([name, other]) => `${name}=${encodeURIComponent(other.toWellFormed())}`,
          );
          expect(readCookie([...rest, pair].join("; "), "kit")).toBe(value);
        },
      ));

    it("takes cookies of any text for tokens or for none, and never fails", () =>
      check(cookieHeader, (pairs) => {
        const header = pairs.map(([name, value]) => `${name}=${value}`).join(";");
        const { refreshToken, accessToken } = readTokenCookies(
          (name) => readCookie(header, name),
          "p1",
        );
        for (const one of [refreshToken, accessToken])
          if (one !== null) expect(one).toMatch(/^[\x21-\x7e]+$/);
        if (refreshToken === null) expect(accessToken).toBeNull();
      }));

    it("reads back the tokens of a request's headers, and refuses every other text", async () => {
      await check(tokens, (pair) => {
        expect(createRequestStore({ headers: headersOf(authHeaders(pair)) }, "p1").get()).toEqual(
          pair,
        );
      });
      await check(fc.oneof(anyText, fc.json()), (text) =>
        allow([SessionError], () =>
          createRequestStore({ headers: headersOf({ "x-stack-auth": text }) }, "p1"),
        ),
      );
    });

    it("reads access tokens of any text without failing", () =>
      check(
        fc.oneof(
          anyText,
          fc
            .array(
              fc.oneof(
                fc.base64String(),
                fc.json().map((text) => Buffer.from(text).toString("base64url")),
              ),
              { maxLength: 4 },
            )
            .map((parts) => parts.join(".")),
        ),
        (text) => {
          const claims = readAccessToken(text);
          if (claims)
            expect(Number.isFinite(claims.expiresAtMillis) && claims.userId.length > 0).toBe(true);
        },
      ));

    it("redirects to paths of the app and to trusted origins alone, judged on the final string", () =>
      check(
        fc.tuple(anyTarget, fc.constantFrom(undefined, new URL(`${ORIGIN}/a/b?c=d`))),
        ([target, current]) => {
          const safe = safeRedirect(target, { current, trustedOrigins: [TRUSTED] });
          if (safe === null) return;
          expect([ORIGIN, TRUSTED]).toContain(new URL(safe, current ?? ORIGIN).origin);
          expect(safe).toMatch(/^(?:\/(?![/\\])|https:)/);
        },
      ));

    it("calls addresses under the API alone, with every value of a path inside of it", () =>
      check(
        fc.tuple(
          anyText.map((text) => text.toWellFormed()),
          fc.oneof(anyUrl, anyText),
        ),
        async ([value, path]) => {
          const base = "https://api.example/api/v1";
          const filled = value === "" ? "/users" : fillPath("/users/{user_id}", { user_id: value });
          for (const one of [filled, path, `/${path}`, `/teams/${path}`]) {
            const url = await allow([UnsafePathError, TypeError], () => callUrl(base, one));
            if (url !== undefined)
              expect(url).toMatch(/^https:\/\/api\.example\/api\/v1(?:[/?]|$)/);
          }
        },
      ));

    it("protects a path however it is written", () =>
      check(fc.array(fc.tuple(fc.constantFrom(..."/admin/x".split("")), fc.nat(4))), (letters) => {
        const path = letters.map(([letter, how]) => WRITTEN[how]?.(letter) ?? letter).join("");
        const plain = letters
          .map(([letter]) => letter)
          .join("")
          .replace(/\/+/g, "/");
        if (/^\/admin(?:\/|$)/.test(plain))
          expect(isProtected(path, ["/admin/*"], {}), path).toBe(true);
      }));

    it("judges every path without failing", () =>
      check(fc.oneof(anyText, anyUrl), (path) =>
        expect(typeof isProtected(path, ["/admin/*"], { basePath: "/shop", locales: ["de"] })).toBe(
          "boolean",
        ),
      ));

    it("takes waits of a Retry-After header that a timer can wait", () =>
      check(fc.oneof(anyText, fc.double().map(String), fc.date().map(String)), (header) => {
        const millis = retryAfterMillis(header, 0);
        if (millis !== undefined) expect(millis >= 0 && millis <= 2 ** 31 - 1).toBe(true);
      }));

    it("chooses a language that there is", () =>
      check(fc.record({ lang: anyText, cookie: anyText, acceptLanguage: anyText }), (wishes) =>
        expect(LOCALES).toContain(chooseLocale(wishes)),
      ));

    it("refuses every webhook that it did not sign", () =>
      check(fc.tuple(asciiText, asciiText, anyText), async ([timestamp, signature, body]) => {
        const request = new Request("https://app.example", {
          method: "POST",
          body,
          headers: {
            "webhook-id": "a",
            "webhook-timestamp": timestamp,
            "webhook-signature": `v1,${signature}`,
          },
        });
        await expect(
          verifyWebhook(request, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"),
        ).rejects.toMatchObject({ code: "WEBHOOK_REJECTED" });
      }));

    it("takes a client's address and place only in the form of one", () =>
      check(fc.dictionary(fc.constantFrom(...CLIENT_HEADERS), asciiText), (headers) => {
        const settings = {
          trustedProxies: ["127.0.0.1", "10.0.0.0/8"],
          proxyVendor: "cloudflare",
          publicUrl: undefined,
        } as const;
        const info = new RequestInfo(
          new Request("http://service.test/a", {
            headers: { "user-agent": "Mozilla/5.0", ...headers },
          }),
          { peer: "127.0.0.1" },
          { ...settings, basePath: "" } as never,
        );
        const address = readClientAddress(info.headers, settings);
        if (address !== undefined) expect(address).toMatch(/^[\da-f.:%]+/i);
        expect(new URL(info.origin).origin).toBe(info.origin);
        expect(JSON.stringify(locationOf(info)).length).toBeLessThan(1000);
        expect(deviceOf(headers["user-agent"] ?? "")?.length ?? 0).toBeLessThan(100);
      }));

    it("fills templates of any text in linear time, and keeps headers on one line", () =>
      check(
        fc.tuple(
          fc
            .array(
              fc.oneof(
                fc.constantFrom("{{#if a}}", "{{else}}", "{{/if}}", "{{a}}", "{{{a", "{", "}"),
                anyText,
              ),
            )
            .map((parts) => parts.join("")),
          anyText,
        ),
        ([template, a]) => {
          expect(typeof fill(decide(template, { a }), { a })).toBe("string");
          // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
          expect(headerText(template + a)).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
        },
      ));
  },
);

const asciiText = fc
  .oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789abcdef.:,[]/% ") }))
  .map((text) => text.trim());
const CLIENT_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "cf-connecting-ip",
  "cf-ipcity",
  "cf-ipcountry",
  "cf-iplatitude",
  "cf-timezone",
  "user-agent",
];

/** Spellings of a character in a path that servers treat alike. */
const WRITTEN: readonly ((letter: string) => string)[] = [
  (letter) => letter,
  (letter) => letter.toUpperCase(),
  (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  (letter) => `%25${letter.charCodeAt(0).toString(16)}`,
  (letter) => (letter === "/" ? "/./" : letter),
];

/** Targets built from parts that bypass redirect checks. */
const anyTarget = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        "/",
        "//",
        "\\",
        "\t",
        "\n",
        "@",
        ":",
        "?",
        "#",
        "%2f",
        "%5c",
        "..",
        ".",
        "https:",
        "http:",
        "javascript:",
        "evil.example",
        "app.example",
        "other.example",
        ORIGIN,
        TRUSTED,
        "\u00a0",
        "。",
      ),
      {
        maxLength: 6,
      },
    )
    .map((parts) => parts.join("")),
  anyUrl,
);
