import { type ComponentProps, type ReactNode, useId } from "react";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Turns something on or off immediately. */
export function Switch({ label, hint, ...input }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="stk-switch">
      <div>
        <label className="stk-label" htmlFor={id}>
          {label}
        </label>
        {hint ? (
          <p className="stk-hint" id={`${id}hint`}>
            {hint}
          </p>
        ) : null}
      </div>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
        role="switch"
        aria-describedby={hint ? `${id}hint` : undefined}
        {...input}
      />
    </div>
  );
}
