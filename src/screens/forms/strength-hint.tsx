import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { PASSWORD_LENGTH } from "../../protocol/limits/forms.js";
import { estimateStrength, type Strength } from "./password-strength.js";

/** Screen readers announce the hint after a pause, not on each key. */
const PAUSE_MILLIS = 600;

const isEasy = (strength: Strength): boolean => strength !== "fair" && strength !== "strong";

/** The addresses that the form of a password names, if any. */
const addressesAround = (field: HTMLInputElement): string[] =>
  ["email", "username"].flatMap((name) => {
    const input = field.form?.elements.namedItem(name);
    return input instanceof HTMLInputElement && input.value ? [input.value] : [];
  });

export interface StrengthHintProps {
  field: HTMLInputElement;
  /** The rule, until it is met. */
  rule: string;
}

/** How hard the password of a field is to guess, in place of the rule once that is met. */
export function StrengthHint({ field, rule }: StrengthHintProps): ReactNode {
  const t = useMessages("strength");
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const estimate = () => {
      const { value } = field;
      setStrength(
        value.length < PASSWORD_LENGTH.least
          ? undefined
          : estimateStrength(value, addressesAround(field)),
      );
    };
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(estimate, PAUSE_MILLIS);
    };
    wait();
    field.addEventListener("input", wait);
    return () => {
      clearTimeout(pause);
      field.removeEventListener("input", wait);
    };
  }, [field]);
  // The rule stays outside of what is announced, since the field's description has said it.
  return (
    <>
      {strength === undefined ? rule : null}
      <span aria-live="polite" data-easy={strength && isEasy(strength) ? "" : undefined}>
        {strength === undefined ? null : t(`strength.${strength}`)}
      </span>
    </>
  );
}
