import { HEADER_TEXT_LENGTH_AT_MOST } from "../../limits.js";

/** What a template may name. */
export type Variables = Readonly<Record<string, string>>;

/** A piece of a text: words, or a link. Both may still hold placeholders. */
export type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly url: string };

const CONDITION = /\{\{#if\s+(\w+)\s*\}\}((?:(?!\{\{#if)[\s\S])*?)(?:\{\{else\}\}((?:(?!\{\{#if)[\s\S])*?))?\{\{\/if\}\}/;
const PLACEHOLDER = /\{\{\{?\s*(\w+)\s*\}?\}\}/g;
const PIECES = /\[([^\]\n]+)\]\(([^)\s]*(?:\{\{[^}]*\}\}[^)\s]*)*)\)|\*\*([^*\n]+)\*\*/g;

const given = (variables: Variables, name: string): string => (Object.hasOwn(variables, name) ? (variables[name] as string) : "");

/** Keeps of each `{{#if name}}…{{else}}…{{/if}}` the part that counts. Inner ones first. */
export function decide(template: string, variables: Variables): string {
  let text = template;
  for (let found = CONDITION.exec(text); found; found = CONDITION.exec(text)) {
    const [whole, name = "", then = "", otherwise = ""] = found;
    text = text.slice(0, found.index) + (given(variables, name) === "" ? otherwise : then) + text.slice(found.index + whole.length);
  }
  return text;
}

/** Puts values in the place of `{{ name }}`, each as `show` makes it. What is not named becomes nothing. */
export const fill = (template: string, variables: Variables, show: (value: string) => string = (value) => value): string =>
  template.replace(PLACEHOLDER, (_, name: string) => show(given(variables, name)));

/** Takes a text apart at its links and strong words. Done before values are put in, so that no value can become a link. */
export function pieces(template: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of template.matchAll(PIECES)) {
    if (match.index > at) found.push({ kind: "text", text: template.slice(at, match.index) });
    const [whole, label, url, strong] = match;
    found.push(strong === undefined ? { kind: "link", text: label ?? "", url: url ?? "" } : { kind: "strong", text: strong });
    at = match.index + whole.length;
  }
  if (at < template.length) found.push({ kind: "text", text: template.slice(at) });
  return found;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

/** A link as a mail may carry it: to the web or to an address. Others lead nowhere. */
export const safeUrl = (url: string): string => (URL.canParse(url) && /^(?:https?|mailto):$/.test(new URL(url).protocol) ? url : "");

/** Words that fit one line of a header: no line breaks, no control characters, and not without end. */
export function headerText(text: string, lengthAtMost = HEADER_TEXT_LENGTH_AT_MOST): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return line.length > lengthAtMost ? `${line.slice(0, lengthAtMost - 1)}…` : line;
}
