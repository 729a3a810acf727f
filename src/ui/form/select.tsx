import type { ComponentProps, ReactNode } from "react";
import { ChevronDownIcon } from "../icons.js";
import { useSlot } from "../slots.js";
import { FieldFrame } from "./field.js";

interface SelectProps extends Omit<ComponentProps<"select">, "name"> {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A native select alone, such as in a row of a list. */
export function BareSelect({ className, ...select }: ComponentProps<"select">): ReactNode {
  const Native = useSlot("Select", "select");
  return (
    <div className={className ? `stk-select ${className}` : "stk-select"}>
      <Native className="stk-input" {...select} />
      <ChevronDownIcon />
    </div>
  );
}

/** A native select as a field of a form. */
export function Select({ name, label, hint, ...select }: SelectProps): ReactNode {
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      {({ defaultValue, ...joined }) => (
        <BareSelect
          {...(select.value === undefined && defaultValue !== undefined ? { defaultValue } : {})}
          {...joined}
          {...select}
        />
      )}
    </FieldFrame>
  );
}
