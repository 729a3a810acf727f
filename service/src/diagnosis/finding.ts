import {
  SIGN_IN_FINDINGS,
  type SignInCure,
  type SignInFindingCode,
} from "@stackkit/next/protocol/internal";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import type { Person } from "./person.js";

/** One reason, or one thing to know. The protocol's record says what each field is. */
export interface Finding {
  readonly code: SignInFindingCode;
  readonly blocking: boolean;
  readonly message: string;
  readonly advice: string;
  readonly cure: SignInCure | null;
  readonly evidence: Record<string, unknown>;
}

/** What a search for findings reads. */
export interface Examined {
  readonly context: Pick<Context, "db" | "clock" | "settings" | "vault">;
  readonly project: Project;
  readonly identifier: string;
  readonly person: Person;
}

const placeOf = ({ code }: Finding): number => SIGN_IN_FINDINGS.indexOf(code);

/** What keeps the person out comes first, then by the table of codes. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => Number(b.blocking) - Number(a.blocking) || placeOf(a) - placeOf(b));

/** A time in a sentence, in UTC. */
export const timeOf = (millis: number): string =>
  `${new Date(millis).toISOString().slice(0, 16).replace("T", " ")} UTC`;
