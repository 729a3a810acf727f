import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { json } from "../../src/protocol/encoding/json-schemas.js";
import * as scalars from "../../src/protocol/encoding/scalars.js";
import { canonicalEmail, isDataImage, isStorableText } from "../../src/protocol/index.js";

const takes = (schema: z.ZodMiniType, value: unknown): boolean =>
  z.safeDecode(schema, value as never).success;

describe("e-mail addresses", () => {
  it.each([
    "a@b.example",
    "a@localhost",
    ".a@b.example",
    "a+b@b.example",
    "A@B.example",
    "o'neil@b.example",
  ])("%s is one, leniently", (value) => {
    expect(takes(scalars.lenientEmail, value)).toBe(true);
  });
  it.each([
    "",
    "a",
    "a@",
    "@b.example",
    "a@b@c.example",
    "a b@c.example",
    '"a"@b.example',
    "a@-b.example",
    "a@b..example",
    "a\uff20evil.example@b.example",
    "a@b.example\n",
    "a,b@c.example",
    `${"x".repeat(250)}@b.example`,
  ])("%j is none", (value) => {
    expect(takes(scalars.lenientEmail, value)).toBe(false);
  });
  it("strictly, it is one of a public domain, and does not begin with a dot", () => {
    expect(takes(scalars.email, "a@b.example")).toBe(true);
    for (const value of ["a@localhost", ".a@b.example", "a@b.c"])
      expect(takes(scalars.email, value)).toBe(false);
  });
  it("are compared by one form", () => {
    expect(canonicalEmail("Ann@B.Example")).toBe("ann@b.example");
    expect(canonicalEmail("ａ@b.example")).toBe("a@b.example");
  });
});

describe("other scalars", () => {
  it.each([
    ["uuid", scalars.uuid, "6a1f0c9e-4f0b-4a83-9c55-0d9a6f1f2b11", "me"],
    ["userId", scalars.userId, "me", "you"],
    ["url", scalars.url, "http://localhost:3000/a", "/a"],
    ["url", scalars.url, "app://x", "http://a b"],
    ["imageUrl", scalars.imageUrl, "data:image/png;base64,AAAA", "not a picture"],
    ["code", scalars.code, "x".repeat(45), "x".repeat(44)],
    ["password", scalars.password, "x".repeat(71), "x".repeat(10_000)],
    ["millis", scalars.millis, 5, "5"],
    ["totpSecret", scalars.totpSecret, `${"A".repeat(22)}==`, `${"A".repeat(22)}=`],
    ["totpSecret", scalars.totpSecret, "A".repeat(88), "A".repeat(92)],
    ["totpSecret", scalars.totpSecret, "A".repeat(28), "A".repeat(20)],
    ["nonEmptyText", scalars.nonEmptyText, " ", ""],
    ["queryFlag", scalars.queryFlag, "false", "0"],
    ["queryCount", scalars.queryCount, "1", "01"],
  ] as const)("%s takes one and refuses the other: %#", (_, schema, good, bad) => {
    expect(takes(schema, good)).toBe(true);
    expect(takes(schema, bad)).toBe(false);
  });

  it("a picture may be a million characters long, and no longer", () => {
    const picture = (length: number) => "data:image/png;base64,".padEnd(length, "A");
    expect(takes(scalars.imageUrl, picture(1_000_000))).toBe(true);
    expect(takes(scalars.imageUrl, picture(1_000_001))).toBe(false);
  });

  it.each([
    ["data:image/png;base64,AAAA", true],
    ["data:image/webp;base64,AAAA", true],
    ["data:image/svg+xml;base64,AAAA", false],
    ["data:text/html;base64,AAAA", false],
    ["https://x.example/a.png", false],
  ])("a browser may set the picture %s: %s", (value, expected) => {
    expect(isDataImage(value)).toBe(expected);
  });

  it("times and bytes come back as they went", () => {
    expect(z.encode(scalars.millis, z.decode(scalars.millis, 1_767_225_600_000))).toBe(
      1_767_225_600_000,
    );
    expect(
      z.encode(scalars.totpSecret, z.decode(scalars.totpSecret, `AP/+${"A".repeat(18)}==`)),
    ).toBe(`AP/+${"A".repeat(18)}==`);
  });
});

describe("JSON of the developer's own", () => {
  it.each([null, true, 0, "x", [], {}, { a: [{ b: null }] }])("%j is JSON", (value) => {
    expect(takes(json(), value)).toBe(true);
  });
  it.each([
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    () => 1,
    Symbol("x"),
    1n,
    "a\u0000",
    { a: "\udc00" },
    { "\u0000": 1 },
    [undefined],
  ])("%s is none", (value) => {
    expect(takes(json(), value)).toBe(false);
  });
  it("what is nested past all sense is refused, not followed", () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(takes(json(), deep)).toBe(false);
  });
  it("text with NUL or half a character cannot be stored", () => {
    expect([isStorableText("é𝒳"), isStorableText("a\u0000"), isStorableText("\ud83d")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
