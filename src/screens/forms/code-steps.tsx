import { type ReactNode, use, useEffect } from "react";
import { later } from "../../react/later.js";
import type { Flow } from "../../ui/form/use-flow.js";
import { StepContext } from "../../ui/tabs.js";
import { useKeptCode } from "../flows/use-kept-code.js";
import type { CodeStep } from "../flows/use-magic-link.js";
import type { ChoiceFormProps } from "./choice-form.js";
import { CodeForm } from "./code-form.js";
import { FIELDS } from "./field-names.js";
import { TotpForm } from "./totp-form.js";

const ChoiceForm = later<ChoiceFormProps<never>>(
  async () => (await import(/* webpackChunkName: "stk-auth" */ "./choice-form.js")).ChoiceForm,
);

/**
 * The steps after an emailed code was sent: the code, then the second factor if the account
 * requires one, or the account if several signed up with the address.
 */
export function CodeSteps({ flow, step }: { flow: Flow<CodeStep>; step: CodeStep }): ReactNode {
  const { attempt, choices, email, nonce, codeKind, code } = step;
  const setStep = use(StepContext);
  useEffect(() => {
    setStep?.(true);
    return () => setStep?.(false);
  }, [setStep]);
  useKeptCode(flow, step);
  if (attempt !== undefined) return <TotpForm flow={flow} attempt={attempt} />;
  if (choices === undefined) return <CodeForm flow={flow} step={step} />;
  const hidden = {
    [FIELDS.email]: email,
    [FIELDS.nonce]: nonce,
    [FIELDS.codeKind]: codeKind,
    [FIELDS.code]: code,
  };
  return <ChoiceForm flow={flow as Flow<never>} choices={choices} hidden={hidden} />;
}
