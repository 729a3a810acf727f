import { type ReactNode, useState } from "react";
import { Button, type ButtonLook } from "../../ui/button.js";
import { Dialog } from "../../ui/dialog.js";
import { Confirm, type ConfirmProps } from "./confirm-form.js";

interface ConfirmDialogProps extends ConfirmProps {
  /** The question, as the title. */
  title: string;
  text: ReactNode;
}

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, "onClose"> {
  /** Label of the button that opens the dialog. */
  children: ReactNode;
  look?: ButtonLook;
  label?: string | undefined;
}

/** A button whose press must be confirmed in a dialog that describes the effect. */
export function ConfirmButton({
  children,
  look = "secondary",
  label,
  title,
  text,
  ...rest
}: ConfirmButtonProps): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look={look} aria-label={label} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={title} text={text}>
        <Confirm {...rest} onClose={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

/** Asks before an action that a menu item starts; the caller holds its state. */
export const ConfirmDialog = ({ title, text, ...rest }: ConfirmDialogProps): ReactNode => (
  <Dialog open onClose={rest.onClose} title={title} text={text}>
    <Confirm {...rest} />
  </Dialog>
);
