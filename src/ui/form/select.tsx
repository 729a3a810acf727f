import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../icons.js";
import { useSlot } from "../slots.js";
import { FieldFrame } from "./field.js";

interface SelectProps extends Omit<ComponentProps<"select">, "name"> {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A native select. */
export function Select({ name, label, hint, children, ...select }: SelectProps): ReactNode {
  const Native = useSlot("Select", "select");
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {({ defaultValue, ...joined }) => (
        <div className="stk-select">
          <Native
            className="stk-input"
            {...(select.value === undefined && defaultValue !== undefined ? { defaultValue } : {})}
            {...joined}
            {...select}
          >
            {children}
          </Native>
          <ChevronDownIcon />
        </div>
      )}
    </FieldFrame>
  );
}
