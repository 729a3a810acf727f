import { type ComponentProps, type ReactNode, useId } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { useSlot } from "../slots.js";
import { flag } from "../theme/class-name.js";
import { useField } from "./form-context.js";
import { AlertIcon } from "./form-icons.js";

/** The props of every field. */
export interface FrameProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** An error in addition to the form's. */
  error?: string | undefined;
}

/** Attributes that connect an input to its label, hint and error. */
export interface Joined {
  id: string;
  name: string;
  defaultValue: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** The frame of one input: label above, hint or error below, connected for assistive technology. */
export function FieldFrame({
  name,
  label,
  optional,
  error,
  children,
  ...frame
}: FrameProps & { children: (joined: Joined) => ReactNode }): ReactNode {
  const t = useMessages();
  const id = useId();
  const { error: known, value } = useField(name);
  const wrong = error ?? known;
  // An error that repeats the hint, such as a minimum length, replaces it.
  const hint = frame.hint === wrong ? undefined : frame.hint;
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [wrong && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className="stk-field" data-invalid={flag(wrong !== undefined)}>
      <label className="stk-label" htmlFor={id}>
        {label}
        {optional ? <span className="stk-optional">{t("field.optional")}</span> : null}
      </label>
      {children({
        id,
        name,
        defaultValue: value,
        "aria-invalid": wrong === undefined ? undefined : true,
        "aria-describedby": described || undefined,
      })}
      {/* Focus may be in the field already, and then only a live region announces the error. */}
      <div className="stk-field-alert" aria-live="polite">
        {wrong === undefined ? null : (
          <p className="stk-field-error" id={errorId}>
            <AlertIcon />
            <span>{wrong}</span>
          </p>
        )}
      </div>
      {hint ? (
        <p className="stk-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type FieldProps = FrameProps & Omit<ComponentProps<"input">, keyof FrameProps>;

/** A single-line text field. */
export function Field({
  name,
  label,
  hint,
  optional,
  error,
  defaultValue,
  ...input
}: FieldProps): ReactNode {
  const Native = useSlot("Input", "input");
  return (
    <FieldFrame name={name} label={label} hint={hint} optional={optional} error={error}>
      {({ defaultValue: typed, ...joined }) => (
        <Native
          className="stk-input"
          dir="auto"
          defaultValue={input.value === undefined ? (typed ?? defaultValue) : undefined}
          {...joined}
          {...input}
        />
      )}
    </FieldFrame>
  );
}
