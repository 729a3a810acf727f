import { isDataImage } from "@stackkit/next/protocol/internal";

/** Characters of an uploaded picture, as a `data:` URL, that travels with a mail. */
export const MAX_PICTURE_IN_MAIL_LENGTH = 200_000;

/** Characters of a subject or sender name. */
const MAX_HEADER_TEXT_LENGTH = 200;

/** The values of a template. */
export type Variables = Readonly<Record<string, string>>;

const CONDITION_TOKEN = /\{\{(?:#if\s+(\w+)\s*|else|\/if)\}\}/g;
const PLACEHOLDER = /\{\{\{?\s*(\w+)\s*\}?\}\}/g;

const given = (variables: Variables, name: string): string =>
  Object.hasOwn(variables, name) ? (variables[name] as string) : "";

/** An open `{{#if}}`. */
interface Condition {
  readonly opening: string;
  readonly name: string;
  whenSet: string;
  otherwise: string | undefined;
}

/** Resolves each `{{#if name}}…{{else}}…{{/if}}` in one pass. Unclosed ones stay unchanged. */
export function decide(template: string, variables: Variables): string {
  const open: Condition[] = [];
  let text = "";
  const add = (more: string) => {
    const current = open.at(-1);
    if (!current) text += more;
    else if (current.otherwise === undefined) current.whenSet += more;
    else current.otherwise += more;
  };
  let at = 0;
  for (const { 0: token, 1: name, index } of template.matchAll(CONDITION_TOKEN)) {
    add(template.slice(at, index));
    at = index + token.length;
    const current = open.at(-1);
    if (name !== undefined) open.push({ opening: token, name, whenSet: "", otherwise: undefined });
    else if (current && token === "{{/if}}") {
      open.pop();
      add(given(variables, current.name) === "" ? (current.otherwise ?? "") : current.whenSet);
    } else if (current && token === "{{else}}" && current.otherwise === undefined)
      current.otherwise = "";
    else add(token);
  }
  add(template.slice(at));
  for (let unfinished = open.pop(); unfinished; unfinished = open.pop()) {
    const { opening, whenSet, otherwise } = unfinished;
    add(opening + whenSet + (otherwise === undefined ? "" : `{{else}}${otherwise}`));
  }
  return text;
}

/** Replaces `{{ name }}` by its value, passed through `show`. Unknown names become empty. */
export const fill = (
  template: string,
  variables: Variables,
  show: (value: string) => string = (value) => value,
): string => template.replace(PLACEHOLDER, (_, name: string) => show(given(variables, name)));

/** The names that a template has placeholders or conditions for. */
export const namesIn = (template: string): string[] => [
  ...[...template.matchAll(CONDITION_TOKEN)].flatMap(([, name]) => name ?? []),
  ...[...template.replace(CONDITION_TOKEN, " ").matchAll(PLACEHOLDER)].map(
    ([, name]) => name as string,
  ),
];

/** Whether a part of a condition has no partner. */
export function hasHalfCondition(template: string): boolean {
  let open = 0;
  for (const { 0: token, 1: name } of template.matchAll(CONDITION_TOKEN)) {
    if (name === undefined && open === 0) return true;
    if (name !== undefined) open++;
    else if (token === "{{/if}}") open--;
  }
  return open > 0;
}

/** Only web and mail links are allowed; others become empty. */
export const safeUrl = (url: string): string =>
  URL.canParse(url) && /^(?:https?|mailto):$/.test(new URL(url).protocol) ? url : "";

/** A picture of the web, or an uploaded one that is small enough to be attached. */
export const safePictureUrl = (url: string): string =>
  url.length <= MAX_PICTURE_IN_MAIL_LENGTH && isDataImage(url) ? url : safeUrl(url);

/** Text for a header line: no line breaks or control characters, bounded length. */
export function headerText(text: string, lengthAtMost = MAX_HEADER_TEXT_LENGTH): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return line.length > lengthAtMost ? `${line.slice(0, lengthAtMost - 1)}…` : line;
}
