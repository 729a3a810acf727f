import { describe, expect, it } from "vitest";
import { isSamePage, safeRedirect } from "../../src/app/navigation/trusted-url.js";

const ORIGIN = "https://app.example.com";
const here = {
  current: new URL(`${ORIGIN}/board?x=1`),
  trustedOrigins: ["https://accounts.example.com:8443"],
};
const server = { current: undefined, trustedOrigins: here.trustedOrigins };

/** What attackers have tried on others' redirects. */
const HOSTILE = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "https:evil.example",
  "https:/evil.example/x",
  "https://evil.example",
  "HTTPS://EVIL.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "blob:https://app.example.com/x",
  "vbscript:x",
  "file:///etc/passwd",
  "https://app.example.com@evil.example/",
  "https://app.example.com:pw@evil.example",
  "https://user@app.example.com/",
  "https://app.example.com.evil.example",
  "https://evilapp.example.com",
  "https://accounts.example.com",
  "https://accounts.example.com:8444/",
  "http://accounts.example.com:8443/",
  "https://x.accounts.example.com:8443",
  "https://аpp.example.com/",
  "/\t/evil.example",
  "/\n/evil.example",
  "/%09/evil.example\r\n",
  "//app.example.com:1/",
  "http://app.example.com/",
  "ftp://app.example.com/",
  "/.//evil.example",
  "/x/..//evil.example",
  "/a/../..//evil.example/%2e%2e",
  "",
];

describe("a redirect", () => {
  it("never leaves the app's origin and the trusted ones, whatever text it was", () => {
    for (const text of HOSTILE) {
      for (const trust of [here, server]) {
        const out = safeRedirect(text, trust);
        if (out !== null) expect(new URL(out, ORIGIN).origin, JSON.stringify(text)).toBe(ORIGIN);
      }
    }
  });

  it("never leaves them for generated texts", () => {
    const parts = [
      "/",
      "\\",
      ":",
      "@",
      ".",
      "//",
      "https:",
      "http:",
      "javascript:",
      "evil.example",
      "app.example.com",
      "%2f",
      "%5c",
      "\t",
      "\n",
      " ",
      "?",
      "#",
      "..",
      "a",
      "\u0000",
      "＠",
      "／",
      "。",
    ];
    let seed = 42;
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 1 + next(7) }, () => parts[next(parts.length)]).join("");
      for (const trust of [here, server]) {
        const out = safeRedirect(text, trust);
        if (out === null) continue;
        expect(new URL(out, ORIGIN).origin, JSON.stringify(text)).toBe(ORIGIN);
        expect(out, JSON.stringify(text)).toMatch(/^\/(?!\/)/);
      }
    }
  });

  it("goes to paths, to the own origin and to trusted origins", () => {
    expect(safeRedirect("/board?x=1#y", here)).toBe("/board?x=1#y");
    expect(safeRedirect("next", here)).toBe("/next");
    expect(safeRedirect("?tab=2", here)).toBe("/board?tab=2");
    expect(safeRedirect(`${ORIGIN}/team`, here)).toBe("/team");
    expect(safeRedirect("https://accounts.example.com:8443/sign-in", here)).toBe(
      "https://accounts.example.com:8443/sign-in",
    );
    expect(safeRedirect("/board", server)).toBe("/board");
  });

  it("on a server goes to no absolute address but a trusted one, since the own origin is not known for sure", () => {
    expect(safeRedirect(`${ORIGIN}/board`, server)).toBeNull();
    expect(safeRedirect("http://origin.invalid/board", server)).toBeNull();
    expect(safeRedirect("https://accounts.example.com:8443/", server)).toBe(
      "https://accounts.example.com:8443/",
    );
  });
});

describe("two addresses of one page", () => {
  it("are the same whatever their query, hash, escapes and slash at the end", () => {
    expect(isSamePage("/handler/sign-in?x=1", "/handler/sign-in", ORIGIN)).toBe(true);
    expect(isSamePage("/handler/%73ign-in/", "/handler/sign-in#a", ORIGIN)).toBe(true);
    expect(isSamePage("/handler/sign-in/more", "/handler/sign-in", ORIGIN)).toBe(false);
    expect(isSamePage("https://other.example/handler/sign-in", "/handler/sign-in", ORIGIN)).toBe(
      false,
    );
  });
});
