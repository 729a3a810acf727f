import { type EmailTemplateType, nearestName } from "@stackkit/next/protocol/internal";
import { hasHalfCondition, namesIn, type Variables } from "../blocks/placeholders.js";

const SHARED = {
  projectDisplayName: "Acme",
  logoUrl: "",
  accentColor: "",
  expiresIn: "1 hour",
  userDisplayName: "Ada Lovelace",
};
const SAMPLE_LINK = "https://example.com/handler?code=sample";

/** The values that each mail has, with samples of them. */
export const SAMPLE_VARIABLES: Readonly<Record<EmailTemplateType, Variables>> = {
  email_verification: { ...SHARED, emailVerificationLink: SAMPLE_LINK, otp: "123456" },
  password_reset: { ...SHARED, passwordResetLink: SAMPLE_LINK },
  magic_link: { ...SHARED, magicLink: SAMPLE_LINK, otp: "123456" },
  team_invitation: {
    ...SHARED,
    userDisplayName: "",
    teamInvitationLink: SAMPLE_LINK,
    teamDisplayName: "Engines",
    inviterDisplayName: "Grace Hopper",
    inviterImageUrl: "",
    teamImageUrl: "",
  },
};

/** A placeholder that a mail has no value for. */
export interface UnknownVariable {
  readonly name: string;
  /** A known name like it. */
  readonly nearest: string | undefined;
}

/** The placeholders of a text that stay empty, each once. */
export function unknownVariables(type: EmailTemplateType, text: string): UnknownVariable[] {
  const known = Object.keys(SAMPLE_VARIABLES[type]);
  return [...new Set(namesIn(text))]
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, nearest: nearestName(name, known) }));
}

/** What is wrong with a text of a template, in words; `undefined` if nothing is. */
export function textProblem(type: EmailTemplateType, text: string): string | undefined {
  if (hasHalfCondition(text)) return "an {{#if}}, {{else}} or {{/if}} has no partner";
  const [unknown] = unknownVariables(type, text);
  if (!unknown) return undefined;
  const known = Object.keys(SAMPLE_VARIABLES[type]).join(", ");
  return unknown.nearest === undefined
    ? `{{ ${unknown.name} }} is unknown; known are ${known}`
    : `{{ ${unknown.name} }} is unknown; did you mean {{ ${unknown.nearest} }}?`;
}
