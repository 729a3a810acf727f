import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { Field } from "../../../ui/form/field.js";
import { next, read } from "../../../ui/form/flow.js";
import { Form } from "../../../ui/form/form.js";
import { useFlow } from "../../../ui/form/use-flow.js";
import { checkName } from "../../forms/check-name.js";
import { FIELDS } from "../../forms/field-names.js";
import { useChange } from "../use-change.js";

interface NameFormProps {
  label: string;
  /** The current name. */
  name: string;
  saved: string;
  autoComplete?: string;
  /** The name may be empty. */
  optional?: boolean;
  save: (name: string) => Promise<unknown>;
}

/** Changes a name, with undo. */
export function NameForm({
  label,
  name,
  saved,
  autoComplete,
  optional = false,
  save,
}: NameFormProps): ReactNode {
  const t = useMessages("account");
  const { run, busy, region } = useChange();
  const [start, setStart] = useState({ name, round: 0 });
  const flow = useFlow(async (_state, form) => {
    const typed = read(form, FIELDS.name).trim();
    const show = () => {
      setStart(({ round }) => ({ name, round: round + 1 }));
      return () => setStart(({ round }) => ({ name: typed, round: round + 1 }));
    };
    const undo = { work: () => save(name), show, done: t("account.undone") };
    await run({ work: () => save(typed), done: saved, ...(typed === name ? {} : { undo }) });
    return next(undefined);
  });
  return (
    <>
      <Form
        key={start.round}
        flow={flow}
        submit={t("action.save")}
        look="secondary"
        resting={busy}
        {...(optional ? {} : { check: checkName(t) })}
      >
        <Field
          name={FIELDS.name}
          label={label}
          defaultValue={start.name}
          optional={optional}
          {...(autoComplete ? { autoComplete } : {})}
        />
      </Form>
      {region}
    </>
  );
}
