import type { ReactNode } from "react";
import type { Failure } from "../../messages/failure.js";
import { useFailureText } from "../../messages/use-failure-text.js";
import { Notice } from "./notice.js";

interface FailureNoticeProps {
  failure: Failure | undefined;
  /** Says what failed, before the reason. */
  before?: string | undefined;
  /** Texts for errors with a different meaning here, by code. */
  texts?: Readonly<Record<string, string>>;
}

/** The reason for a failure; nothing until its text has loaded. */
export function FailureNotice({ failure, before, texts }: FailureNoticeProps): ReactNode {
  const own = failure && texts?.[failure.code];
  const said = useFailureText(own === undefined ? failure : undefined);
  const text = own ?? said;
  return text === undefined ? null : (
    <Notice kind="error" text={before === undefined ? text : `${before} ${text}`} />
  );
}
