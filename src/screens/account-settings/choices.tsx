import { type ReactNode, useId } from "react";
import { useField } from "../../ui/form/form-context.js";
import { Switch } from "../../ui/form/switch.js";

/** One of several things to choose. */
export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly isChosen?: boolean;
  /** Shown as it is; its value is not sent. */
  readonly isLocked?: boolean;
}

interface ChoicesProps {
  name: string;
  /** Omitted if the title of a dialog says it. */
  legend?: string;
  choices: readonly Choice[];
  hint?: string | undefined;
}

/** Several switches of a form that share a name and an error. */
export function Choices({ name, legend, choices, hint }: ChoicesProps): ReactNode {
  const id = useId();
  const { error } = useField(name);
  const described = error ? `${id}error` : hint && `${id}hint`;
  return (
    <fieldset className="stk-choices" aria-describedby={described}>
      {legend ? <legend>{legend}</legend> : null}
      {choices.map(({ value, label, isChosen, isLocked }) => (
        <Switch
          key={value}
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isLocked}
          aria-invalid={error ? true : undefined}
          label={label}
        />
      ))}
      {hint ? (
        <p className="stk-hint" id={`${id}hint`}>
          {hint}
        </p>
      ) : null}
      <div className="stk-field-alert" aria-live="polite">
        {error ? (
          <p className="stk-field-error" id={`${id}error`}>
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
