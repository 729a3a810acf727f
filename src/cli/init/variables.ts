import { randomBytes, randomUUID } from "node:crypto";

const KEY_BYTES = 32;
const newKey = (prefix: string): string => prefix + randomBytes(KEY_BYTES).toString("base64url");

/**
 * The variables of a new project inside the app, or those of a service at `serviceUrl`. `secret` is
 * that of data which the app has already.
 */
export const newVariables = (
  serviceUrl: string | undefined,
  secret: string | undefined,
): Readonly<Record<string, string>> =>
  serviceUrl === undefined
    ? {
        STACK_PROJECT_ID: randomUUID(),
        STACK_PUBLISHABLE_CLIENT_KEY: newKey("pck_"),
        STACK_SECRET_SERVER_KEY: newKey("ssk_"),
        STACKKIT_SECRET: secret ?? newKey(""),
      }
    : {
        STACK_API_URL: serviceUrl,
        STACK_PROJECT_ID: "",
        STACK_PUBLISHABLE_CLIENT_KEY: "",
        STACK_SECRET_SERVER_KEY: "",
      };

const sets = (text: string, name: string, value = ""): boolean =>
  new RegExp(`^[ \\t]*(?:export[ \\t]+)?(?:NEXT_PUBLIC_)?${name}[ \\t]*=${value}`, "m").test(text);

/** The variables to which the texts of other `.env` files give no value. */
export const notSet = (
  variables: Readonly<Record<string, string>>,
  text: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) => !sets(text, name, "[ \\t]*[^\\s#]")),
  );

/**
 * Adds variables to the text of an `.env` file. Keys belong to one project, so a file that names a
 * project gets none.
 */
export const withVariables = (text: string, variables: Readonly<Record<string, string>>): string =>
  Object.keys(variables).some((name) => sets(text, name))
    ? text
    : withLines(
        text,
        Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      );

/** Adds the names of variables that the developer fills in. */
export const withEmptyVariables = (text: string, names: readonly string[]): string =>
  withLines(
    text,
    names.filter((name) => !sets(text, name)).map((name) => `${name}=`),
  );

/** Rules that ignore `.env.local`. */
const ENVIRONMENT = /^\/?\.env(?:\.local|\*|\*\.local|\.\*)$/m;
const DATA = /^\/?\.stackkit\/?$/m;

/** Adds the rules for secrets and data that a `.gitignore` lacks. */
export const withIgnored = (text: string, isInside: boolean): string =>
  withLines(text, [
    ...(isInside && !DATA.test(text) ? ["/.stackkit/"] : []),
    ...(ENVIRONMENT.test(text) ? [] : [".env*.local"]),
  ]);

function withLines(text: string, lines: readonly string[]): string {
  if (lines.length === 0) return text;
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const before = text === "" || text.endsWith("\n") ? text : text + newline;
  return before + lines.map((line) => line + newline).join("");
}
