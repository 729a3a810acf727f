import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import { Field } from "../../ui/form/field.js";
import { next, read } from "../../ui/form/flow.js";
import { Form } from "../../ui/form/form.js";
import type { FieldErrors } from "../../ui/form/form-context.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { startHere } from "../../ui/start-here.js";
import { refused } from "../flows/outcome.js";
import { FIELDS } from "../forms/field-names.js";
import { useProtect } from "./protected-change.js";

/** The props of a confirmation. */
export interface ConfirmProps {
  /** Label of the button that confirms. */
  confirm: string;
  /** Runs on confirmation. A failure is shown in the dialog, which stays open. */
  work: (form: FormData) => Promise<unknown>;
  /** Called when the work has succeeded. */
  onDone?: () => void;
  /** A word to type before an irreversible change. */
  typed?: { readonly word: string; readonly label: ReactNode; readonly mismatch: string };
  /** Fields to fill in before. */
  fields?: ReactNode;
  /** Validates the fields; returns errors by field. */
  check?: (form: FormData) => FieldErrors;
  onClose: () => void;
}

/** The form of a confirmation. */
export function Confirm({
  confirm,
  work,
  onDone,
  typed,
  fields,
  check: checkFields,
  onClose,
}: ConfirmProps): ReactNode {
  const t = useMessages();
  const protect = useProtect();
  const flow = useFlow(async (state, form) => {
    try {
      await protect(() => work(form));
    } catch (error) {
      return refused(error as Error, state);
    }
    onClose();
    onDone?.();
    return next(undefined);
  });
  const check = (form: FormData) => ({
    ...checkFields?.(form),
    ...(typed !== undefined &&
      read(form, FIELDS.confirmation).trim() !== typed.word && {
        [FIELDS.confirmation]: typed.mismatch,
      }),
  });
  const cancel = (
    // The safe button has the initial focus, so a stray key press destroys nothing. A text field
    // comes first if there is one.
    <Button look="quiet" onClick={onClose} {...(typed || fields ? {} : { ref: startHere })}>
      {t("action.cancel")}
    </Button>
  );
  return (
    <Form flow={flow} submit={confirm} look="danger" check={check} after={cancel}>
      {fields}
      {typed ? (
        <Field
          name={FIELDS.confirmation}
          label={typed.label}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
        />
      ) : null}
    </Form>
  );
}
