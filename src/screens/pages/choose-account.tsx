import { type ReactNode, useState } from "react";
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
  // The refusal before the last answer. A newer one is about that answer.
  const [before, setBefore] = useState<Error>();
  const flow = useFlow(async (_, form) => {
    setBefore(error);
    answer(readChoice(form));
    return DONE;
  });
  const shown = error === before ? flow : { ...flow, state: failed<undefined>(error), busy: false };
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("oauth.title")}>
        <ChoiceForm flow={shown} choices={choices} hidden={{}} />
      </Card>
    </Frame>
  );
}
