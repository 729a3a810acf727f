import type { Project } from "../db/tables/project-config.js";
import { accountFindings, clockFindings } from "./account-findings.js";
import { eventFindings, guardFindings, limitFindings, mailFindings } from "./attempt-findings.js";
import { type Examined, type Finding, inOrder } from "./finding.js";
import { methodFindings } from "./method-findings.js";
import { findPerson } from "./person.js";

export interface Diagnosis {
  readonly userId: string | null;
  readonly findings: Finding[];
}

/**
 * Why someone cannot sign in, by address or user id: everything that the service knows and that
 * people ask support about. Reads only.
 */
export async function diagnoseSignIn(
  context: Examined["context"],
  project: Project,
  identifier: string,
): Promise<Diagnosis> {
  const person = await findPerson(context, project.id, identifier);
  const examined: Examined = { context, project, identifier, person };
  const findings = [
    ...(await clockFindings(examined)),
    ...(await accountFindings(examined)),
    ...(await methodFindings(examined)),
    ...(await limitFindings(examined)),
    ...(await mailFindings(examined)),
    ...eventFindings(examined),
    ...(await guardFindings(examined)),
  ];
  return { userId: person.user?.id ?? null, findings: inOrder(findings) };
}
