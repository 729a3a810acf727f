import type { ReactNode } from "react";
import { AlertIcon, CheckIcon } from "../form/form-icons.js";

interface NoticeProps {
  kind: "error" | "info" | "success";
  text?: ReactNode;
  children?: ReactNode;
}

/** A short text in a box. The surrounding live region announces it. */
export const Notice = ({ kind, text, children }: NoticeProps): ReactNode => (
  <div className="stk-notice" data-kind={kind}>
    {kind === "success" ? <CheckIcon /> : <AlertIcon />}
    <div>
      {text}
      {children}
    </div>
  </div>
);
