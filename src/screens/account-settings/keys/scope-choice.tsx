import { type ReactNode, useId } from "react";
import { useMessages } from "../../../messages/use-messages.js";
import { useField } from "../../../ui/form/form-context.js";
import { Switch } from "../../../ui/form/switch.js";
import { FIELDS } from "../../forms/field-names.js";

/** What a new API key may do: at first nothing. */
export function ScopeChoice({ scopes }: { scopes: readonly string[] }): ReactNode {
  const t = useMessages("keys");
  const id = useId();
  const { error } = useField(FIELDS.scope);
  return (
    <fieldset className="stk-choices" aria-describedby={error ? id : undefined}>
      <legend>{t("keys.scopes")}</legend>
      {scopes.map((scope) => (
        <Switch
          key={scope}
          name={FIELDS.scope}
          value={scope}
          label={
            <span className="stk-mono" dir="ltr">
              {scope}
            </span>
          }
        />
      ))}
      <div className="stk-field-alert" aria-live="polite">
        {error ? (
          <p className="stk-field-error" id={id}>
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
