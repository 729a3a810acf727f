import {
  EMAIL_TEMPLATE_TYPES,
  type EmailTemplateType,
  type Json,
  type Locale,
} from "@stackkit/next/protocol/internal";
import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { RequestInfo } from "../../http/request-info.js";
import { schemaError } from "../../http/schema-error.js";
import { findOwnTemplate } from "../../projects/email-templates.js";
import type { Settings } from "../../settings/settings.js";
import { hasHalfCondition } from "../blocks/placeholders.js";
import { codeLifeText } from "../code-life.js";
import { wordsIn } from "../locales/index.js";
import { withPlainNames } from "../names.js";
import { contentProblem, type RenderedMail, renderMail, type Template } from "../render.js";
import { renderAppTemplate } from "./app-template.js";
import { defaultTemplate } from "./default-template.js";
import { SAMPLE_VARIABLES, unknownVariables } from "./variables.js";

/** The type that a path names. Throws a schema error if there is none. */
export function templateTypeOf(info: RequestInfo, name: string): EmailTemplateType {
  const type = EMAIL_TEMPLATE_TYPES.find((one) => one === name);
  if (!type)
    throw schemaError(info, [
      { field: "params.type", problem: `must be one of ${EMAIL_TEMPLATE_TYPES.join(", ")}` },
    ]);
  return type;
}

/** A template that is not saved; without fields, the one in use. */
export interface Draft {
  readonly subject?: string | undefined;
  readonly content?: Json | undefined;
  readonly locale?: Locale | undefined;
}

/** A mail with sample values. */
export interface Preview {
  readonly mail: RenderedMail;
  /** What was rendered; undefined for a template of the app's code. */
  readonly template: Template | undefined;
}

/** Renders the template in use, or a draft, with sample values. */
export async function renderPreview(
  { db, settings }: { readonly db: Database; readonly settings: Settings },
  project: Project,
  type: EmailTemplateType,
  { subject, content, locale = "en" }: Draft,
): Promise<Preview> {
  const variables = withPlainNames({
    ...SAMPLE_VARIABLES[type],
    projectDisplayName: project.displayName,
    logoUrl: project.config.logoUrl ?? "",
    accentColor: project.config.accentColor ?? "",
    expiresIn: codeLifeText(settings, type, locale),
  });
  const ofApp = settings.templates.get(project.id)?.[type];
  if (ofApp && subject === undefined && content === undefined)
    return { mail: renderAppTemplate(ofApp, variables, locale), template: undefined };
  const used =
    (await findOwnTemplate(db, project.id, type)) ?? defaultTemplate(type, await wordsIn(locale));
  const template = { subject: subject ?? used.subject, content: content ?? used.content };
  return { mail: renderMail(template, variables, locale), template };
}

/** The placeholders of a template without a value, and why it cannot be saved. */
export function problemsOf(type: EmailTemplateType, template: Template | undefined) {
  if (!template) return { unknown: [], problem: null };
  const text = `${template.subject}\n${textsIn(template.content).join("\n")}`;
  return {
    unknown: unknownVariables(type, text).map(({ name, nearest = null }) => ({ name, nearest })),
    problem:
      contentProblem(template.content) ??
      (hasHalfCondition(text) ? "An {{#if}}, {{else}} or {{/if}} has no partner." : null),
  };
}

/** The texts in a content, wherever they are. */
function textsIn(content: Json | undefined): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap((value: Json | undefined) => textsIn(value));
}

const SCHEME = /prefers-color-scheme\s*:\s*(dark|light)/gi;

/** The HTML as it looks in one colour scheme, whatever the browser prefers. */
export const inScheme = (html: string, scheme: "light" | "dark"): string =>
  html
    .replace(SCHEME, (_, wanted: string) =>
      wanted.toLowerCase() === scheme ? "min-width: 0" : "max-width: 0",
    )
    .replace('content="light dark"', `content="${scheme}"`);
