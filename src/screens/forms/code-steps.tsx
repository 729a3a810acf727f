import type { ReactNode } from "react";
import type { Flow } from "../../ui/form/use-flow.js";
import type { CodeStep } from "../flows/use-magic-link.js";
import { CodeForm } from "./code-form.js";
import { TotpForm } from "./totp-form.js";

/**
 * The steps after an emailed code was sent: the code, then the second factor if the account
 * requires one.
 */
export const CodeSteps = ({ flow, step }: { flow: Flow<CodeStep>; step: CodeStep }): ReactNode =>
  step.attempt === undefined ? (
    <CodeForm flow={flow} step={step} />
  ) : (
    <TotpForm flow={flow} attempt={step.attempt} />
  );
