import type { ReactNode } from "react";
import type { Failure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Card, Frame } from "../../ui/card.js";
import { useOutcomeInTitle } from "../../ui/page-title.js";

/** The words of a link to the app's home page. */
export function useHomeText(appName: string | undefined): string {
  const t = useMessages("pages");
  return appName ? t("home.continueTo", { app: appName }) : t("action.goHome");
}

/** What can be wrong with an emailed code. A code of the wrong length is treated as unknown. */
const KINDS = {
  VERIFICATION_CODE_NOT_FOUND: "notFound",
  SCHEMA_ERROR: "notFound",
  VERIFICATION_CODE_EXPIRED: "expired",
  VERIFICATION_CODE_ALREADY_USED: "used",
  VERIFICATION_CODE_MAX_ATTEMPTS_REACHED: "attempts",
} as const;

/** Why a mailed link cannot be used. */
export type ProblemKind = (typeof KINDS)[keyof typeof KINDS];

/** What a failure says about the code, or `undefined` if another try may help. */
export const problemOf = (failure: Failure | undefined): ProblemKind | undefined =>
  failure !== undefined && Object.hasOwn(KINDS, failure.code)
    ? KINDS[failure.code as keyof typeof KINDS]
    : undefined;

interface LinkProblemProps {
  kind: ProblemKind;
  /** Which link it was: the prefix of its message keys. */
  of: "reset" | "verify" | "magicLink" | "invitation";
  fullPage?: boolean | undefined;
  /** Links to the next step. */
  children: ReactNode;
}

/** Explains why an emailed link does not work, and offers a next step. */
export function LinkProblem({ kind, of, fullPage, children }: LinkProblemProps): ReactNode {
  const t = useMessages("pages");
  const title = t(`link.${kind}Title`);
  useOutcomeInTitle(title);
  return (
    <Frame fullPage={fullPage}>
      <Card title={title}>
        <p className="stk-text" role="alert">
          {t(`${of}.${kind}Text`)}
        </p>
        <div className="stk-actions">{children}</div>
      </Card>
    </Frame>
  );
}
