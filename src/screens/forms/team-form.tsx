import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Field } from "../../ui/form/field.js";
import { Form } from "../../ui/form/form.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { checkName } from "./check-name.js";
import { FIELDS } from "./field-names.js";

/** Asks for the name of a new team. */
export function TeamForm({ flow }: { flow: Flow<{ readonly name: string }> }): ReactNode {
  const t = useMessages("teams");
  return (
    <Form flow={flow} submit={t("teams.create")} check={checkName(t)}>
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
