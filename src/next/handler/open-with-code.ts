import type { LoadedClientApp } from "../../app/browser/loaded-client-app.js";
import { type AccountChoices, readAccountChoices } from "../../app/sign-in/account-choice.js";
import { isKnownError } from "../../protocol/errors/index.js";
import { choiceStep, readChoice } from "../../screens/flows/read-choice.js";
import { DONE, type FlowState, failed } from "../../ui/form/flow.js";

/** Signs in with a mailed code. The account's password may be wrong, and can be typed again. */
export async function openWithCode<Data>(
  app: LoadedClientApp["members"],
  form: FormData,
  code: string,
  step: (choices?: AccountChoices) => Data | undefined,
): Promise<FlowState<Data>> {
  const result = await app.signInWithMagicLink(code, readChoice(form));
  if (result.status === "ok") return DONE;
  const { error } = result;
  const asked = choiceStep(error, step);
  if (asked) return asked;
  const isWrong = isKnownError(error, "EMAIL_PASSWORD_MISMATCH");
  const again = isWrong ? await app.signInWithMagicLink(code, { account: "ask" }) : result;
  const choices = again.status === "error" ? readAccountChoices(again.error) : undefined;
  return { ...failed<Data>(error), data: step(choices) };
}
