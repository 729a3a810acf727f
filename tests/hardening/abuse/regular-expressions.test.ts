import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { analyse } from "scslre";
import ts from "typescript";
import { expect, it } from "vitest";
import { pieces } from "../../../service/src/mail/blocks/pieces.js";
import { decide, fill } from "../../../service/src/mail/blocks/placeholders.js";
import { withoutTrailingSlash } from "../../../src/protocol/api-url.js";
import { countCases, describeSuite } from "../support.js";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Expressions with quadratic time whose input is short, each with the reason. */
const BOUNDED: Readonly<Record<string, string>> = {
  "service/src/db/postgres/hosts.ts /^(postgres(?:ql)?:\\/\\/)([^/?#]*@)?([^@/?#]*)(.*)$/s":
    "the operator's own address",
  "src/app/config/next-flags.ts /\\/+$/": "the base path of Next's configuration",
  "src/app/sign-in/passkey.ts /=+$/": "base64 of 32 bytes",
  "src/session/pkce.ts /=+$/": "base64 of 32 bytes",
  "src/transport/request.ts /\\/+(?=\\?|$)/": "a path that the kit writes",
  "src/ui/theme/theme-css.ts /^(0|\\d*\\.?\\d+(px|rem|em|%)|(calc|min|max|clamp|var)\\(.+\\))$/i":
    "the developer's own theme",
};

/** The commands read the developer's own files. */
const READS_OWN_FILES = "src/cli/";

function expressionsOf(file: string): { place: string; expression: RegExp }[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: { place: string; expression: RegExp }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        place: `${file.slice(ROOT.length)}:${line + 1} ${node.text}`,
        expression: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => join(ROOT, folder, file));

const LONG = 200_000;

/** Superlinear work exceeds the test's time limit. */
function expectLinear(inputOf: (length: number) => string, work: (input: string) => unknown): void {
  expect(work(inputOf(LONG)), inputOf(10)).toBeDefined();
}

describeSuite(
  "abuse: regular expressions",
  "texts on which a pattern or a parser takes time out of all proportion",
  () => {
    it("B15: no regular expression of the kit or the service takes more than linear time, unless it is named", () => {
      const all = [...filesIn("src"), ...filesIn("service/src")]
        .flatMap(expressionsOf)
        .filter(({ place }) => !place.startsWith(READS_OWN_FILES));
      const slow = all
        .filter(({ expression }) => analyse(expression, { maxReports: 1 }).reports.length > 0)
        .map(({ place }) => place);
      const named = slow.map((place) => place.replace(/:\d+ /, " "));
      expect(named.toSorted()).toEqual(Object.keys(BOUNDED).toSorted());
      expect(all.length).toBeGreaterThan(100);
      countCases(all.length);
    });

    it("B15: a template with patterns that have no end is read at once", () => {
      const parts = [
        "[",
        "[a](",
        "[a](x",
        "{{",
        "{{ ",
        "{{a",
        "{{#if a}}",
        "{{#if ",
        "{{#if a",
        "{{/if}}",
        "{{else}}",
        "**",
        "**a",
        "*a*",
        "]",
        "](",
        "[a](b{{ c }}",
        "{{{",
        "{{a }",
        "[a](b{{",
      ];
      for (const part of parts) {
        const inputOf = (length: number) => part.repeat(Math.ceil(length / part.length));
        expectLinear(inputOf, pieces);
        expectLinear(inputOf, (text) => decide(text, { a: "1" }));
        expectLinear(inputOf, (text) => fill(text, {}));
      }
      expectLinear((length) => `[a](${"{{b}}c".repeat(length / 6)}`, pieces);
      countCases(parts.length * 3 + 1);
    });

    it("B15: slashes at the end of an address are cut at once", () => {
      expectLinear((length) => `${"/".repeat(length)}a`, withoutTrailingSlash);
      expect(["", "/", "a", "a/", "a//", "//a/b//"].map(withoutTrailingSlash)).toEqual([
        "",
        "",
        "a",
        "a",
        "a",
        "//a/b",
      ]);
      countCases(7);
    });

    it("B15: links, strong words and conditions are read as before", () => {
      expect(
        pieces(
          "Hi **you**, see [the {{ a }} page](https://x.example/{{ b c }}?d=1) or [not " +
            "this] (x) **.",
        ),
      ).toEqual([
        { kind: "text", text: "Hi " },
        { kind: "strong", text: "you" },
        { kind: "text", text: ", see " },
        { kind: "link", text: "the {{ a }} page", url: "https://x.example/{{ b c }}?d=1" },
        { kind: "text", text: " or [not this] (x) **." },
      ]);
      expect(pieces("***a** [b\nc](d) []() [x]()")).toEqual([
        { kind: "text", text: "*" },
        { kind: "strong", text: "a" },
        { kind: "text", text: " [b\nc](d) []() " },
        { kind: "link", text: "x", url: "" },
      ]);
      const known = { yes: "1", no: "" };
      expect(decide("{{#if yes}}A{{#if no}}B{{else}}C{{/if}}{{else}}D{{/if}}E", known)).toBe("ACE");
      expect(decide("{{#if no}}A{{else}}D{{/if}}{{#if other}}X{{/if}}", known)).toBe("D");
      expect(decide("{{/if}}{{else}}{{#if yes}}A{{#if yes}}B{{/if}}{{else}}C", known)).toBe(
        "{{/if}}{{else}}{{#if yes}}AB{{else}}C",
      );
      countCases(5);
    });
  },
);
