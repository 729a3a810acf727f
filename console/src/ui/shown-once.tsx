import type { ComponentProps } from "react";
import { Button } from "./button.js";
import { Dialog, STAYS } from "./dialog.js";
import { Notice } from "./notice.js";

/** A dialog with what is shown once, which only its button closes. */
export const ShownOnce = ({
  warning = "Copy it now: it is not shown again.",
  copied = "I have copied it",
  children,
  ...dialog
}: Pick<ComponentProps<typeof Dialog>, "title" | "onClose" | "children"> & {
  readonly warning?: string;
  /** The words of the button that closes it. */
  readonly copied?: string;
}) => (
  <Dialog {...dialog} wide stays={STAYS}>
    <div className="stack">
      <Notice look="warning">{warning}</Notice>
      {children}
      <div className="dialog-actions">
        <Button look="primary" onClick={dialog.onClose}>
          {copied}
        </Button>
      </div>
    </div>
  </Dialog>
);
