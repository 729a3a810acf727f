import {
  type AccountChoice,
  type AccountChoices,
  readAccountChoices,
} from "../../app/sign-in/account-choice.js";
import { type FlowState, next, read } from "../../ui/form/flow.js";
import { FIELDS } from "../forms/field-names.js";

/** The step that asks which account a first proof of an address opens. */
export interface ChoiceStep {
  /** The accounts to choose from; absent unless the question is asked. */
  readonly choices?: AccountChoices;
  /** The code of the proof, which the choice is sent with. */
  readonly code?: string;
}

/** Reads the account that a form chose. Forms without the question ask for it. */
export function readChoice(form: FormData): AccountChoice & { readonly account: string } {
  const account = read(form, FIELDS.account) || "ask";
  const accountPassword = read(form, FIELDS.accountPassword);
  return account === "new" || accountPassword === "" ? { account } : { account, accountPassword };
}

/** The step that an error asks for, if it asks for an account. */
export function choiceStep<Data>(
  error: unknown,
  step: (choices: AccountChoices) => Data | undefined,
): FlowState<Data> | undefined {
  const choices = readAccountChoices(error);
  const data = choices && step(choices);
  return data === undefined ? undefined : next(data);
}
