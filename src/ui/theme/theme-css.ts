import { UsageError } from "../../transport/usage-error.js";

/**
 * Colours that a theme may set. Each is a CSS colour: a name, `#rrggbb`, `rgb(…)`, `hsl(…)`,
 * `oklch(…)` and the like.
 */
export const THEME_COLOURS = [
  "background",
  "foreground",
  "card",
  "cardForeground",
  "popover",
  "popoverForeground",
  "primary",
  "primaryForeground",
  "secondary",
  "secondaryForeground",
  "muted",
  "mutedForeground",
  "accent",
  "accentForeground",
  "destructive",
  "destructiveForeground",
  "border",
  "input",
  "ring",
] as const;

/** The name of a colour of the theme. */
export type ThemeColour = (typeof THEME_COLOURS)[number];

/** CSS colours by name. */
export type ThemeColours = { readonly [Colour in ThemeColour]?: string };

/** The colours and radius of the screens. */
export interface Theme {
  readonly light?: ThemeColours;
  readonly dark?: ThemeColours;
  /** A CSS length. `0.5rem` by default. */
  readonly radius?: string;
}

/** `cardForeground` is `card-foreground` in CSS. */
const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Allowed characters of a value. Without `<`, quotes, backslashes, braces, semicolons, colons and
 * at-signs, no value can end its declaration, its rule or the style element, or load anything.
 */
const HARMLESS = /^[a-z0-9 #.,%()+*/-]+$/i;
const COLOUR =
  /^(#[0-9a-f]{3,8}|[a-z]+|(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|var)\(.+\)|\d+(\.\d+)?(deg)? [\d.]+% [\d.]+%)$/i;
const LENGTH = /^(0|\d*\.?\d+(px|rem|em|%)|(calc|min|max|clamp|var)\(.+\))$/i;

function valid(name: string, value: string, form: RegExp, wanted: string): string {
  const text = value.trim();
  if (HARMLESS.test(text) && !text.includes("/*") && form.test(text) && isBalanced(text))
    return text;
  throw new UsageError(
    "BAD_THEME",
    `The theme of <StackTheme> sets ${name} to ${JSON.stringify(value)}, which is not ` +
      `${wanted}, so the theme was ignored. Use ${wanted}.`,
  );
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const letter of text) {
    if (letter === "(") open++;
    if (letter === ")" && --open < 0) return false;
  }
  return open === 0;
}

/** A colour in CSS syntax. The older form `H S% L%` is accepted too. */
const colour = (name: string, value: string): string => {
  const text = valid(name, value, COLOUR, "a CSS colour");
  return /^\d/.test(text) ? `hsl(${text})` : text;
};

const declarations = (mode: "light" | "dark", colours: ThemeColours): string[] =>
  Object.entries(colours).map(([name, value]) => {
    if (!(THEME_COLOURS as readonly string[]).includes(name)) {
      throw new UsageError(
        "BAD_THEME",
        `The theme of <StackTheme> sets the unknown colour ${JSON.stringify(name)}, so the ` +
          `theme was ignored. The colours are ${THEME_COLOURS.join(", ")}.`,
      );
    }
    return `--stk-${mode}-${dashed(name)}:${colour(`${mode}.${name}`, value)}`;
  });

/**
 * The CSS of a theme.
 * @throws If a value is not a colour or a length: nothing else may reach the page.
 */
export function themeCss({ light = {}, dark = {}, radius }: Theme): string {
  const all = [
    ...declarations("light", light),
    ...declarations("dark", dark),
    ...(radius === undefined
      ? []
      : [`--stk-radius:${valid("radius", radius, LENGTH, "a CSS length")}`]),
  ];
  // The doubled class is more specific than the style sheet's palette, whatever their order in the
  // page.
  return all.length === 0 ? "" : `.stack-scope.stack-scope{${all.join(";")}}`;
}
