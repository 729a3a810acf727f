import { DEFAULT_LOCALE, type Json, type Locale } from "@stackkit/next/protocol/internal";
import { escapeHtml } from "../core/escape-html.js";
import { readBlocks } from "./blocks/blocks.js";
import { htmlRows } from "./blocks/html.js";
import { decide, fill, headerText, type Variables } from "./blocks/placeholders.js";
import { plainParagraphs } from "./blocks/plain.js";
import { page } from "./page.js";

export { contentProblem } from "./blocks/blocks.js";

/** A mail without values: a subject and blocks, with `{{ name }}` and `{{#if name}}…{{/if}}`. */
export interface Template {
  readonly subject: string;
  readonly content: Json;
}

export interface RenderedMail {
  /** Always one line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders a template. Values are escaped and can become neither links nor headers. */
export function renderMail(
  template: Template,
  variables: Variables,
  language: Locale = DEFAULT_LOCALE,
): RenderedMail {
  const subject = headerText(fill(decide(template.subject, variables), variables));
  const blocks = readBlocks(template.content);
  if (!blocks)
    return { subject, html: page({ language, title: escapeHtml(subject), rows: "" }), text: "" };
  const { childrenIds, backdropColor, canvasColor, textColor } = blocks.root.data;
  return {
    subject,
    html: page({
      language,
      title: escapeHtml(subject),
      rows: htmlRows(blocks, childrenIds, variables),
      backdropColor,
      canvasColor,
      textColor,
      accentColor: variables.accentColor,
    }),
    text: `${plainParagraphs(blocks, childrenIds, variables).join("\n\n")}\n`,
  };
}
