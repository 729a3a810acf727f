import { type FormEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useFailureText } from "../../messages/use-failure-text.js";
import { useMessages } from "../../messages/use-messages.js";
import { useHydrated } from "../../react/use-hydrated.js";
import { Button, type ButtonLook } from "../button.js";
import { NeedsScript } from "../feedback/needs-script.js";
import { Notice } from "../feedback/notice.js";
import { SlowNotice } from "../feedback/slow-notice.js";
import { className } from "../theme/class-name.js";
import { type FieldErrors, FormContext } from "./form-context.js";
import { useFieldErrors } from "./use-field-errors.js";
import type { Flow } from "./use-flow.js";

interface FormProps<Data> {
  flow: Flow<Data>;
  /** Label of the submit button. */
  submit: ReactNode;
  /** Accessible name of the button, if its label is too short. */
  submitLabel?: string | undefined;
  look?: ButtonLook;
  icon?: ReactNode;
  /** Nothing to submit yet. */
  resting?: boolean;
  /** Shows no errors, because another form of the same flow does. */
  quiet?: boolean;
  /** Validates the input before submission; returns errors by field. */
  check?: (typed: FormData) => FieldErrors;
  /** The field for an error of the response, by code. Any other error is shown above the button. */
  fieldOf?: Readonly<Record<string, string>>;
  /** Texts for errors with a different meaning here, by code. */
  texts?: Readonly<Record<string, string>>;
  /** The field to focus after an error shown above the button, by code. */
  focusOn?: Readonly<Record<string, string>>;
  /** Values of hidden fields. */
  hidden?: Readonly<Record<string, string | undefined>>;
  className?: string;
  /** Names the form if a view has several. */
  label?: string;
  /** Loads the code of the next step during submission. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** Shown after the button. */
  after?: ReactNode;
  children?: ReactNode;
}

/** The frame of every form: fields, an error region, one button. */
export function Form<Data>({
  flow,
  submit,
  submitLabel,
  look = "primary",
  icon,
  resting = false,
  quiet = false,
  check,
  fieldOf,
  texts,
  focusOn,
  hidden = {},
  className: extra,
  label,
  prepare,
  after,
  children,
}: FormProps<Data>): ReactNode {
  const hydrated = useHydrated();
  const frame = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(0);
  const [started, setStarted] = useState<number>();
  const { failure, values } = flow.state;
  const said = useFailureText(failure, flow.busy);
  // The error of the last try is gone as soon as the next one starts.
  const answer = failure && !flow.busy ? (texts?.[failure.code] ?? said) : undefined;
  const text = refused === 0 ? answer : undefined;
  const kept = useMessages()("failure.kept");
  // A form that was sent before JavaScript had loaded has lost its password.
  const isKept = failure?.code === "NETWORK_ERROR" && flow.sent > 0;
  const field = failure && fieldOf?.[failure.code];
  // With several forms of one flow, only the submitted one shows its spinner.
  const pending =
    flow.busy && started === (flow.state.status === "done" ? flow.sent - 1 : flow.sent);
  // Includes the submission count, so that the same response, given twice, counts as new.
  const answered = useMemo<FieldErrors>(
    () => ({ ...(field && answer && flow.sent >= 0 ? { [field]: answer } : {}) }),
    [field, answer, flow.sent],
  );
  const { errors, show, clear } = useFieldErrors(answered);
  const focused = failure && focusOn?.[failure.code];

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once for each answer and each refused check, not whenever an error goes.
  useLayoutEffect(() => {
    const wrong =
      frame.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
      (focused && frame.current?.querySelector<HTMLInputElement>(`[name="${focused}"]`));
    if (!wrong) return;
    // A response that came with the page must not move focus that is already elsewhere.
    if (flow.sent === 0 && refused === 0 && document.activeElement !== document.body) return;
    wrong.focus();
    // An address is corrected rather than typed again.
    if (refused === 0 && !/^(email|textarea)$/.test(wrong.type)) wrong.select?.();
  }, [answered, refused]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (resting) return;
    const typed = new FormData(event.currentTarget);
    const found = check?.(typed) ?? {};
    show(found);
    if (Object.keys(found).length > 0) return setRefused((count) => count + 1);
    setRefused(0);
    setStarted(flow.sent);
    const ready = prepare?.();
    // Only a next step handles the rejection.
    ready?.catch(() => undefined);
    flow.submit(typed, ready);
  };

  return (
    <form
      ref={frame}
      className={className("stk-form", extra)}
      aria-label={label}
      noValidate={hydrated}
      onSubmit={send}
      onInput={(event) => clear((event.target as HTMLInputElement).name)}
      // Without a server action, a form submitted too early must not put a password into the URL.
      {...(flow.action === undefined ? { method: "post" } : { action: flow.action })}
    >
      {Object.entries(hidden).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <FormContext value={{ errors, values: values ?? {} }}>{children}</FormContext>
      {quiet ? null : (
        <div role="alert" className="stk-form-alert">
          {text && !field ? (
            <Notice key={flow.sent} kind="error" text={isKept ? `${text} ${kept}` : text} />
          ) : null}
        </div>
      )}
      <SlowNotice busy={pending} />
      <Button
        type={hydrated || flow.action ? "submit" : "button"}
        look={look}
        icon={icon}
        pending={pending}
        resting={resting}
        aria-label={submitLabel}
      >
        {submit}
      </Button>
      {flow.action ? null : <NeedsScript />}
      {after}
    </form>
  );
}
