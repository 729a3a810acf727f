import { type ChangeEvent, type ReactNode, useId } from "react";

const STEP = 0.01;

interface RangeProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

/** A labelled slider. */
export function Range({ label, value, min = 0, max = 1, onChange }: RangeProps): ReactNode {
  const id = useId();
  return (
    <div className="stk-range">
      <label className="stk-label" htmlFor={id}>
        {label}
      </label>
      {/* Left stays left in a picture, whatever the writing direction. */}
      <input
        id={id}
        type="range"
        dir="ltr"
        min={min}
        max={max}
        step={STEP}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
