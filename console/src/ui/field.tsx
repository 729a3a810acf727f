import {
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
  useId,
} from "react";

interface Labelled {
  readonly label: string;
  /** What the field is for, where its label does not say it. */
  readonly hint?: ReactNode;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
}

function useField({ hint, error }: Pick<Labelled, "hint" | "error">) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    aria: {
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described === "" ? undefined : described,
    } as const,
  };
}

function Around({
  id,
  label,
  hint,
  error,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** For ids and addresses: phones leave them as they are typed. */
export const AS_TYPED = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** A labelled line of text. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement> & ComponentProps<"input">) {
  const { id, aria } = useField({ hint, error });
  return (
    <Around id={id} label={label} hint={hint} error={error}>
      <input {...input} {...aria} id={id} className="input" />
    </Around>
  );
}

/** A labelled text of several lines. */
export function TextArea({
  label,
  hint,
  error,
  ...input
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, aria } = useField({ hint, error });
  return (
    <Around id={id} label={label} hint={hint} error={error}>
      <textarea {...input} {...aria} id={id} className="input" />
    </Around>
  );
}

/** A labelled choice of one. */
export function SelectField({
  label,
  hint,
  error,
  options,
  ...input
}: Labelled &
  ComponentProps<"select"> & {
    readonly options: readonly (readonly [value: string, words: string])[];
  }) {
  const { id, aria } = useField({ hint, error });
  return (
    <Around id={id} label={label} hint={hint} error={error}>
      <select {...input} {...aria} id={id} className="input">
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Around>
  );
}

/** A setting that is on or off, with what it means. */
export function SwitchField({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: Labelled & {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { id, aria } = useField({ hint, error: undefined });
  return (
    <div className="switch-field">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <input
        {...aria}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
