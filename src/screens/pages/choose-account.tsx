import type { ReactNode } from "react";
import type { AccountChoice, AccountChoices } from "../../app/sign-in/account-choice.js";
import { useMessages } from "../../messages/use-messages.js";
import { Card, Frame } from "../../ui/card.js";
import { DONE, failed } from "../../ui/form/flow.js";
import { useFlow } from "../../ui/form/use-flow.js";
import { readChoice } from "../flows/read-choice.js";
import { ChoiceForm } from "../forms/choice-form.js";

/** Accounts that signed up with the address of a provider. */
export interface AskedAccount {
  readonly choices: AccountChoices;
  /** Why the last choice was refused. */
  readonly error: Error | undefined;
  readonly answer: (choice: AccountChoice) => void;
}

/** Asks which account the first sign-in with a provider opens. */
export function ChooseAccount({
  choices,
  error,
  answer,
  fullPage,
}: AskedAccount & { fullPage: boolean | undefined }): ReactNode {
  const t = useMessages("pages");
  const flow = useFlow(async (_, form) => {
    answer(readChoice(form));
    return DONE;
  });
  const state = error && flow.state.status !== "done" ? failed<undefined>(error) : flow.state;
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("oauth.title")}>
        <ChoiceForm flow={{ ...flow, state }} choices={choices} hidden={{}} />
      </Card>
    </Frame>
  );
}
