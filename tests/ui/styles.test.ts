import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { joinStyles } from "../../scripts/join-styles.mjs";
import { MAX_LINES } from "../architecture/layers.js";

const root = new URL("../../src/", import.meta.url);
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "");
const css = withoutComments(joinStyles());

const sources = ["ui/", "screens/", "screens/forms/"].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => ({
      name: folder + name,
      text: withoutComments(readFileSync(new URL(folder + name, root), "utf8")),
    })),
);

type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** The colours of a palette as the style sheet registers them. */
function palette(mode: "light" | "dark"): Record<string, Oklch> {
  const rows = css.matchAll(
    new RegExp(
      `@property --stk-${mode}-([a-z-]+) \\{[^}]*initial-value: oklch\\(([\\d. ]+)\\)`,
      "g",
    ),
  );
  return Object.fromEntries(
    [...rows].map(([, name, numbers]) => [
      name,
      (numbers ?? "").split(" ").map(Number) as unknown as Oklch,
    ]),
  );
}

/** Relative luminance by way of OKLab and linear sRGB. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Oklch | undefined, other: Oklch | undefined): number {
  if (one === undefined || other === undefined) throw new Error("The palette has no such colour.");
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = [
  ["foreground", "background"],
  ["card-foreground", "card"],
  ["popover-foreground", "popover"],
  ["primary-foreground", "primary"],
  ["secondary-foreground", "secondary"],
  ["accent-foreground", "accent"],
  ["destructive-foreground", "destructive"],
  ...["card", "background", "popover", "muted"].map((surface) => ["muted-foreground", surface]),
  ...["card", "background", "popover"].flatMap((surface) => [
    ["destructive", surface],
    ["success", surface],
  ]),
] as [string, string][];

const EDGES = ["card", "background", "popover"].flatMap((surface) => [
  ["input", surface],
  ["ring", surface],
]) as [string, string][];

describe.each(["light", "dark"] as const)("the %s palette", (mode) => {
  const colours = palette(mode);
  it.each(TEXT)("shows %s on %s with 4.5:1 at least", (text, surface) => {
    expect(contrast(colours[text], colours[surface])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGES)("shows the edge %s on %s with 3:1 at least", (edge, surface) => {
    expect(contrast(colours[edge], colours[surface])).toBeGreaterThanOrEqual(3);
  });
});

describe("the style sheet", () => {
  it("is joined of every file of its folder, each once and short, and asks a browser for no other", () => {
    const named = [
      ...readFileSync(new URL("styles.css", root), "utf8").matchAll(
        /^@import "\.\/styles\/(.+)";$/gm,
      ),
    ].map(([, name]) => name);
    expect(named.sort()).toEqual(readdirSync(new URL("styles/", root)).sort());
    expect(
      named.filter(
        (name) =>
          readFileSync(new URL(`styles/${name}`, root), "utf8")
            .trimEnd()
            .split("\n").length > MAX_LINES,
      ),
    ).toEqual([]);
    expect(css).not.toContain("@import");
  });

  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, selector]) =>
    (selector ?? "").trim(),
  );

  it("holds inside the scope, or weighs nothing", () => {
    const elsewhere = selectors.filter(
      (selector) =>
        !selector.startsWith("@") &&
        !/^(from|to)$/.test(selector) &&
        !selector.includes(".stack-scope") &&
        !selector.startsWith(":where("),
    );
    expect(elsewhere).toEqual([]);
  });

  it("names sides by the direction of writing, never by left and right", () => {
    const physical = css.match(
      /(?:^|[\s;{])(?:margin|padding|border|inset)-(?:left|right)\b|[\s;{](?:left|right)\s*:|text-align:\s*(?:left|right)/gm,
    );
    expect(physical).toBeNull();
  });

  it("has every class that a part or a screen wears", () => {
    const worn = new Set(
      sources
        .flatMap(({ text }) =>
          [...text.matchAll(/"([^"]*\bstk-[^"]*)"/g)].flatMap(([, names]) =>
            (names ?? "").split(/\s+/),
          ),
        )
        .filter((name) => /^stk-[a-z-]+$/.test(name)),
    );
    expect([...worn].filter((name) => !css.includes(`.${name}`) && !UNSTYLED.has(name))).toEqual(
      [],
    );
  });

  it("says each thing only once for light and for dark", () => {
    expect(Object.keys(palette("light")).sort()).toEqual(Object.keys(palette("dark")).sort());
  });
});

/** Worn for hosts to take hold of. */
const UNSTYLED = new Set(["stk-mark", "stk-icon"]);

describe("a strict content security policy", () => {
  it("meets no style attribute and no inline script in any part", () => {
    expect(
      sources
        .filter(({ text }) => /\sstyle=\{|<script|\son[a-z]+="/.test(text))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
