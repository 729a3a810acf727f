import type { ReactNode } from "react";
import type { Failure } from "../../messages/failure.js";
import { useFailureText } from "../../messages/use-failure-text.js";
import { Notice } from "./notice.js";

interface FailureNoticeProps {
  failure: Failure | undefined;
  /** What failed, said before why. */
  before?: string | undefined;
  /** Words for errors that mean something else here than elsewhere, by code. */
  texts?: Readonly<Record<string, string>>;
}

/** Why something failed; nothing before its words have come. */
export function FailureNotice({ failure, before, texts }: FailureNoticeProps): ReactNode {
  const own = failure && texts?.[failure.code];
  const said = useFailureText(own === undefined ? failure : undefined);
  const text = own ?? said;
  return text === undefined ? null : (
    <Notice kind="error" text={before === undefined ? text : `${before} ${text}`} />
  );
}
