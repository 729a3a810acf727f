import type { ReactNode } from "react";
import { useMessages } from "../../../../messages/use-messages.js";
import { MAX_NAME_LENGTH } from "../../../../protocol/limits/limits.js";
import type { Passkey } from "../../../../resources/users/passkeys.js";
import { Dialog } from "../../../../ui/dialog.js";
import { Field } from "../../../../ui/form/field.js";
import { next, read } from "../../../../ui/form/flow.js";
import { Form } from "../../../../ui/form/form.js";
import { useFlow } from "../../../../ui/form/use-flow.js";
import { FIELDS } from "../../../forms/field-names.js";
import type { Change } from "../../use-change.js";

interface RenameDialogProps {
  passkey: Passkey;
  /** What the list calls it. */
  shown: string;
  run: (change: Change) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a name of the user's own; an empty one takes it away. */
export function RenameDialog({ passkey, shown, run, onClose }: RenameDialogProps): ReactNode {
  const t = useMessages("account");
  const { name } = passkey;
  const flow = useFlow(async (_state, form) => {
    const typed = read(form, FIELDS.name).trim() || null;
    onClose();
    const undo = { work: () => passkey.rename(name), done: t("account.undone") };
    if (typed !== name)
      void run({ work: () => passkey.rename(typed), done: t("profile.nameSaved"), undo });
    return next(undefined);
  });
  return (
    <Dialog open title={t("auth.passkeyRename")} onClose={onClose}>
      <Form flow={flow} submit={t("action.save")}>
        <Field
          name={FIELDS.name}
          label={t("auth.passkeyName")}
          defaultValue={name ?? shown}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
