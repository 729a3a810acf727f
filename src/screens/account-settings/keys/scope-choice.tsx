import type { ReactNode } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { FIELDS } from "../../forms/field-names.js";
import { Choices } from "../choices.js";

/** What a new API key may do: at first nothing. */
export function ScopeChoice({ scopes }: { scopes: readonly string[] }): ReactNode {
  const t = useMessages("keys");
  const choices = scopes.map((value) => ({
    value,
    label: (
      <span className="stk-mono" dir="ltr">
        {value}
      </span>
    ),
  }));
  return <Choices name={FIELDS.scope} legend={t("keys.scopes")} choices={choices} />;
}
