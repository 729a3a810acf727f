import type { ReactNode } from "react";
import { AlertIcon, CheckIcon } from "../form/form-icons.js";

interface NoticeProps {
  kind: "error" | "info" | "success";
  text?: ReactNode;
  children?: ReactNode;
}

/** A short word in a box. It is announced by the live region it stands in. */
export const Notice = ({ kind, text, children }: NoticeProps): ReactNode => (
  <div className="stk-notice" data-kind={kind}>
    {kind === "success" ? <CheckIcon /> : <AlertIcon />}
    <div>
      {text}
      {children}
    </div>
  </div>
);
