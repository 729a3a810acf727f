/** What went wrong with a call, for those who can do something about it. */
export type ProblemKind =
  | "slow"
  | "unsure"
  | "unreachable"
  | "lost"
  | "broken"
  | "failed"
  | "refused"
  | "signed-out";

const WORDS: Readonly<Record<ProblemKind, string>> = {
  slow: "The service does not answer. It may be busy; try again in a moment.",
  unsure: "The service does not answer. See whether the change is there before you try again.",
  unreachable: "The service cannot be reached. Check that it runs, and your connection.",
  lost: "The service cannot be reached. See whether the change is there before you try again.",
  broken: "The service sent an answer that the console cannot read. Update both together.",
  failed: "The service failed. Its log has the reason.",
  refused: "The service refused the call.",
  "signed-out": "You are signed out.",
};

/** A failed call that has no known error of the protocol. */
export class Problem extends Error {
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string) {
    super(message);
    this.name = "Problem";
    this.kind = kind;
  }
}

/** Makes a problem. The service's own words, if it has any, replace ours. */
export const problemOf = (kind: ProblemKind, words = ""): Problem =>
  new Problem(kind, kind === "refused" && words !== "" ? words : WORDS[kind]);

/** The words of any error for people. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : "Something failed that has no name.";

/** Whether a call was answered, and would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  !(error instanceof Problem) || error.kind === "refused";

/** Whether the error has this code of the protocol. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
