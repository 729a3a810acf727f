import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FrameProps } from "./field.js";

type TextAreaProps = FrameProps & Omit<ComponentProps<"textarea">, keyof FrameProps>;

/** A field of several lines, which grows with its text. */
export const TextArea = ({ name, label, hint, ...input }: TextAreaProps): ReactNode => (
  <FieldFrame name={name} label={label} hint={hint}>
    {(joined) => <textarea className="stk-input stk-lines" rows={2} {...joined} {...input} />}
  </FieldFrame>
);
