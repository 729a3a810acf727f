import {
  EMAIL_TEMPLATE_TYPES,
  type EmailTemplateType,
  type Json,
  LOCALES,
  type Locale,
  nearestName,
} from "@stackkit/next/protocol/internal";
import { escapeHtml } from "../../core/escape-html.js";
import { ServiceError } from "../../core/service-error.js";
import type { AppTemplate, AppTemplates, AppWords } from "../../settings/app-templates.js";
import { decide, fill, safePictureUrl, safeUrl, type Variables } from "../blocks/placeholders.js";
import type { RenderedMail } from "../render.js";
import { writeMail } from "../write-mail.js";
import { content } from "./content.js";
import { textProblem } from "./variables.js";

const wordsOf = (template: AppTemplate, language: Locale): AppWords =>
  template.languages?.[language] ?? template;

/** Renders a template of the app. Values are escaped and can become neither links nor headers. */
export function renderAppTemplate(
  template: AppTemplate,
  variables: Variables,
  language: Locale,
): RenderedMail {
  const { subject, html, text } = wordsOf(template, language);
  const safe = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, safeValue(name, value)]),
  );
  const written = writeMail({
    subject: fill(decide(subject, safe), safe),
    html: fill(decide(html, safe), safe, escapeHtml),
    isFramed: true,
    language,
    accentColor: variables.accentColor,
    unsubscribe: undefined,
  });
  return text === undefined
    ? written
    : { ...written, text: `${fill(decide(text, safe), safe).trim()}\n` };
}

const safeValue = (name: string, value: string): string => {
  if (name.endsWith("ImageUrl")) return safePictureUrl(value);
  return /(?:Url|Link)$/.test(name) ? safeUrl(value) : value;
};

/** A template of the app in the form of the others: one block, with the HTML as it is written. */
export const shownContent = ({ html }: AppTemplate): Json =>
  content([{ type: "Html", data: { style: {}, props: { contents: html } } }]);

/** Throws if a template of the app cannot be what its author means. */
export function checkTemplates(projectId: string, templates: AppTemplates): void {
  for (const [name, template] of Object.entries<AppTemplate | undefined>(templates)) {
    if (template === undefined) continue;
    requireName(projectId, name, "mail", EMAIL_TEMPLATE_TYPES);
    const type = name as EmailTemplateType;
    checkWords(projectId, type, name, template);
    for (const [language, words] of Object.entries(template.languages ?? {})) {
      requireName(projectId, language, "language", LOCALES);
      checkWords(projectId, type, `${name}.languages.${language}`, words);
    }
  }
}

function checkWords(projectId: string, type: EmailTemplateType, at: string, words: AppWords): void {
  for (const part of ["subject", "html", "text"] as const) {
    const value: unknown = words?.[part];
    if (value === undefined && part === "text") continue;
    if (typeof value !== "string" || value.trim() === "")
      throw problem(projectId, `${at}.${part} must be a text that is not empty`);
    const found = textProblem(type, value);
    if (found !== undefined) throw problem(projectId, `${at}.${part}: ${found}`);
  }
}

function requireName(
  projectId: string,
  name: string,
  what: string,
  known: readonly string[],
): void {
  if (known.includes(name)) return;
  const nearest = nearestName(name, known);
  throw problem(
    projectId,
    `there is no ${what} "${name.slice(0, 100)}"; ` +
      (nearest === undefined ? `known are ${known.join(", ")}` : `did you mean "${nearest}"?`),
  );
}

const problem = (projectId: string, words: string): ServiceError =>
  new ServiceError("bad-template", `The mail templates of the project ${projectId}: ${words}.`);
