import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Field } from "../../ui/form/field.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { checkName } from "./check-name.js";
import { checkAll } from "./checks.js";
import { FIELDS } from "./field-names.js";
import { checkOwnName } from "./own-name.js";
import { OwnNameField } from "./own-name-field.js";

interface TeamFormProps {
  flow: Flow<{ readonly name: string }>;
  /** Asks for the name of its creator, too. */
  isNameless: boolean;
}

/** Asks for the name of a new team. */
export function TeamForm({ flow, isNameless }: TeamFormProps): ReactNode {
  const t = useMessages("teams");
  return (
    <Form flow={flow} submit={t("teams.create")} check={checkAll(checkOwnName(t), checkName(t))}>
      {isNameless ? (
        <OwnNameField label={t("teams.yourName")} hint={t("teams.yourNameHint")} />
      ) : null}
      <Field
        name={FIELDS.name}
        label={t("teams.name")}
        placeholder={t("teams.namePlaceholder")}
        autoComplete="organization"
        required
      />
    </Form>
  );
}
