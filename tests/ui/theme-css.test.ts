import { describe, expect, it } from "vitest";
import { THEME_COLOURS, themeCss } from "../../src/ui/theme/theme-css.js";

const primary = (value: string) => themeCss({ light: { primary: value } });

describe("a theme", () => {
  it("writes one rule with what it sets, and nothing if it sets nothing", () => {
    expect(
      themeCss({
        light: { primary: "#0a7", cardForeground: "black" },
        dark: { primary: "oklch(0.8 0.1 200 / 90%)" },
        radius: "12px",
      }),
    ).toBe(
      ".stack-scope.stack-scope{--stk-light-primary:#0a7;--stk-light-card-foreground:black;--stk-dark-primary:oklch(0.8 " +
        "0.1 200 / 90%);--stk-radius:12px}",
    );
    expect(themeCss({})).toBe("");
  });

  it.each([
    "red",
    "#ABCDEF80",
    "rgb(1, 2, 3)",
    "rgb(1 2 3 / 50%)",
    "hsl(210 40% 98%)",
    "color-mix(in oklab, red 40%, blue)",
    "var(--brand)",
  ])("takes the colour %s", (value) => {
    expect(primary(value)).toContain(`--stk-light-primary:${value}`);
  });

  it("takes the older form of three numbers", () => {
    expect(primary("240 5.9% 10%")).toContain("--stk-light-primary:hsl(240 5.9% 10%)");
  });

  it.each([
    "red;} body{display:none",
    "red}</style><script>alert(1)</script>",
    "</style>",
    "url(https://evil.example/x.png)",
    "url(//evil.example)",
    "url('x')",
    'rgb("x")',
    "red/*",
    "rgb(1,2,3",
    "rgb(1,2,3))",
    "\\3c/style\\3e",
    "red !important",
    "@import 'x'",
    "expression(alert(1))",
    "image-set(x)",
    "rgb(1,2,3)\u0000",
    "",
    "  ",
    "-moz-binding(x)",
  ])("refuses %j, which is no colour", (value) => {
    expect(() => primary(value)).toThrow(/light\.primary to .*is not a CSS colour/s);
  });

  it.each(["1px;}", "calc(1px", "url(x)", "12", "12 px", "100vw}", "var(--x);"])(
    "refuses %j, which is no length",
    (radius) => {
      expect(() => themeCss({ radius })).toThrow(/radius.*is not a CSS length/s);
    },
  );

  it.each(["0", "0.75rem", "12px", ".5em", "calc(1rem + 2px)"])("takes the radius %s", (radius) => {
    expect(themeCss({ radius })).toContain(`--stk-radius:${radius}`);
  });

  it("refuses a name that is no colour of a theme", () => {
    expect(() => themeCss({ light: { "x:red}body{color": "red" } as never })).toThrow(
      /unknown colour/,
    );
  });

  it("has the nineteen colours of the contract", () => {
    expect(THEME_COLOURS).toHaveLength(19);
  });
});
