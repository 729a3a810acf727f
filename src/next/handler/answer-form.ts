import { unstable_rethrow } from "next/navigation.js";
import type { LoadedClientApp } from "../../app/browser/loaded-client-app.js";
import type { MfaRequired } from "../../app/sign-in/second-factor.js";
import { isKnownError, KnownError } from "../../protocol/errors/index.js";
import { leaveSignUp } from "../../screens/flows/leave-sign-up.js";
import { choiceStep, readChoice } from "../../screens/flows/read-choice.js";
import type { LinkStep, TotpStep } from "../../screens/flows/totp-step.js";
import type { SentTo } from "../../screens/flows/use-forgot-password.js";
import type { CodeStep } from "../../screens/flows/use-magic-link.js";
import { FIELDS } from "../../screens/forms/field-names.js";
import { OWN_NAME, readOwnName, saveOwnName } from "../../screens/forms/own-name.js";
import type { ScreenActions } from "../../screens/pages/screen-props.js";
import type { Answer } from "../../screens/provider/screen-app.js";
import { DONE, type FlowAction, type FlowState, failed, next, read } from "../../ui/form/flow.js";
import { checkRepeated } from "./check-repeated.js";
import { type FormTicket, openApp } from "./form-ticket.js";
import { openWithCode } from "./open-with-code.js";

type App = LoadedClientApp["members"];

/**
 * Runs a form's work and returns a displayable state: typed values are preserved, except passwords.
 */
async function answer<Data>(
  ticket: FormTicket,
  form: FormData,
  work: (app: LoadedClientApp) => Promise<FlowState<Data>>,
): Promise<FlowState<Data>> {
  try {
    return await work(await openApp(ticket));
  } catch (error) {
    report(error);
    return refused(error, form);
  }
}

/** Logs an error that is not for users. Rethrows those that Next handles. */
function report(error: unknown): void {
  unstable_rethrow(error);
  if (!(error instanceof KnownError)) console.error(error);
}

const refused = <Data>(error: unknown, form: FormData): FlowState<Data> => ({
  ...failed<Data>(error),
  values: { [FIELDS.email]: read(form, FIELDS.email), [OWN_NAME]: read(form, OWN_NAME) },
});

const settled = <Data>(result: Answer<unknown>, form: FormData): FlowState<Data> =>
  result.status === "error" ? refused(result.error, form) : DONE;

/** A sign-in that continues with the six digits if the account requires them. */
function signingIn<Data>(
  ticket: FormTicket,
  form: FormData,
  step: (attempt: string) => Data,
  start: (app: App, loaded: LoadedClientApp) => Promise<FlowState<Data>>,
): Promise<FlowState<Data>> {
  return answer(ticket, form, async (app) => {
    const attempt = read(form, FIELDS.attempt);
    // Only the server has this attempt, so the next step is submitted there too.
    const ask = (of: string): FlowState<Data> => ({ ...next(step(of)), onServer: true });
    if (attempt !== "") {
      const trust = { trustDevice: read(form, FIELDS.trust) !== "" };
      const result = await app.finishSignIn(attempt, read(form, FIELDS.code), trust);
      return result.status === "error"
        ? { ...ask(attempt), ...failed(result.error, ask(attempt)) }
        : DONE;
    }
    try {
      return await start(app.members, app);
    } catch (error) {
      if (isKnownError(error, "MULTI_FACTOR_AUTHENTICATION_REQUIRED"))
        return ask((error as MfaRequired).details.attempt_code);
      throw error;
    }
  });
}

const totpStep = (attempt: string): TotpStep => ({ attempt });
const signIn = (ticket: FormTicket, form: FormData): Promise<FlowState<TotpStep>> =>
  signingIn(ticket, form, totpStep, async (app) =>
    form.has(FIELDS.password)
      ? settled(await app.signInWithCredential(credential(form)), form)
      : { status: "idle", values: { [FIELDS.email]: email(form) } },
  );

const signUp = (ticket: FormTicket, form: FormData): Promise<FlowState<TotpStep>> =>
  signingIn(ticket, form, totpStep, async (app, { core }) => {
    checkRepeated(form);
    const result = await app.signUpWithCredential({
      ...credential(form),
      displayName: readOwnName(form),
      noRedirect: true,
    });
    if (result.status === "ok")
      await leaveSignUp({ ...app, urls: core.settings.urls }, ticket.returnTo);
    return settled(result, form);
  });

/** Without a code it mails one to the address; with a code it signs in. */
const magicLink = (ticket: FormTicket, form: FormData): Promise<FlowState<CodeStep>> => {
  const address = email(form);
  const nonce = read(form, FIELDS.nonce);
  const codeKind = read(form, FIELDS.codeKind) === "digits" ? "digits" : "letters";
  const step = { email: address, nonce, codeKind } as const;
  return signingIn(
    ticket,
    form,
    (attempt) => ({ ...step, attempt }),
    async (app) => {
      const code = read(form, FIELDS.code).trim();
      if (code !== "") {
        return openWithCode<CodeStep>(app, form, code + nonce, (choices) =>
          choices ? { ...step, code, choices } : step,
        );
      }
      const sent = await app.sendMagicLinkEmail(address);
      return sent.status === "error"
        ? refused(sent.error, form)
        : next({ email: address, ...sent.data });
    },
  );
};

const magicLinkCallback = (ticket: FormTicket, form: FormData): Promise<FlowState<LinkStep>> =>
  signingIn<LinkStep>(ticket, form, totpStep, (app) =>
    openWithCode<LinkStep>(app, form, read(form, FIELDS.code), (choices) =>
      choices ? { choices } : undefined,
    ),
  );

const oauth = (ticket: FormTicket, form: FormData): Promise<FlowState> =>
  answer(ticket, form, async ({ members }) => {
    await members.signInWithOAuth(read(form, FIELDS.provider));
    return DONE;
  });

/** Returns the same result whether or not the address has an account. */
const forgotPassword = (ticket: FormTicket, form: FormData): Promise<FlowState<SentTo>> =>
  answer(ticket, form, async ({ members }) => {
    const result = await members.sendForgotPasswordEmail(email(form));
    const unknown = result.status === "error" && isKnownError(result.error, "USER_NOT_FOUND");
    return result.status === "error" && !unknown
      ? refused(result.error, form)
      : next({ email: email(form) });
  });

/** The new password signs in, too. It is set even if that fails. */
const passwordReset = (ticket: FormTicket, form: FormData): Promise<FlowState<LinkStep>> =>
  signingIn<LinkStep>(ticket, form, totpStep, async (app) => {
    checkRepeated(form);
    const code = read(form, FIELDS.code);
    const password = passwordOf(form);
    const details = await app.getPasswordResetDetails(code);
    const { account } = readChoice(form);
    const result = await app.resetPassword({ code, password, account });
    if (result.status === "error")
      return (
        choiceStep<LinkStep>(result.error, (choices) => ({ choices })) ??
        refused(result.error, form)
      );
    const address = details.status === "ok" ? details.data.email : null;
    if (address !== null)
      await app.signInWithCredential({ email: address, password }).catch((error: unknown) => {
        if (isKnownError(error, "MULTI_FACTOR_AUTHENTICATION_REQUIRED")) throw error;
        report(error);
      });
    return DONE;
  });

const emailVerification = (ticket: FormTicket, form: FormData): Promise<FlowState> =>
  answer(ticket, form, async ({ members }) => {
    const password = passwordOf(form);
    const isRejected = read(form, FIELDS.rejected) !== "";
    const result = await members.verifyEmail(read(form, FIELDS.code), {
      password: password || undefined,
      isRejected: isRejected || undefined,
    });
    if (result.status === "error") return refused(result.error, form);
    if (isRejected) return { ...DONE, values: { [FIELDS.rejected]: "yes" } };
    if (password !== "" && email(form) !== "" && !(await members.getUser()))
      // The address is verified even if this fails: the next page asks to sign in.
      await members.signInWithCredential({ ...credential(form), noRedirect: true }).catch(report);
    return DONE;
  });

const objection = (ticket: FormTicket, form: FormData): Promise<FlowState> =>
  answer(ticket, form, async ({ members }) =>
    settled(await members.undoAccountChanges(read(form, FIELDS.code)), form),
  );

const teamInvitation = (ticket: FormTicket, form: FormData): Promise<FlowState> =>
  answer(ticket, form, async ({ members }) => {
    const user = form.has(OWN_NAME) && (await members.getUser());
    // Without `from: "token"` it is the whole user.
    if (user && "update" in user) await saveOwnName(user, form);
    const result = await members.acceptTeamInvitation(read(form, FIELDS.code));
    return result.status === "error"
      ? refused(result.error, form)
      : { ...DONE, values: { [FIELDS.name]: read(form, FIELDS.name) } };
  });

const cliAuthConfirm = (ticket: FormTicket, form: FormData): Promise<FlowState> =>
  answer(ticket, form, async ({ members }) =>
    settled(await members.confirmCliLogin(read(form, FIELDS.code)), form),
  );

const signOut = (ticket: FormTicket, form: FormData): Promise<FlowState> =>
  answer(ticket, form, async ({ members }) => {
    await members.signOut();
    return DONE;
  });

const email = (form: FormData): string => read(form, FIELDS.email).trim();
const passwordOf = (form: FormData) => read(form, FIELDS.password);
const credential = (form: FormData) => ({ email: email(form), password: passwordOf(form) });

type FormHandler<Action> =
  NonNullable<Action> extends FlowAction<infer Data>
    ? (ticket: FormTicket, form: FormData) => Promise<FlowState<Data>>
    : never;

/** What each form does on the server. */
export const FORM_HANDLERS: {
  readonly [Name in keyof ScreenActions]-?: FormHandler<ScreenActions[Name]>;
} = {
  signIn,
  signUp,
  magicLink,
  magicLinkCallback,
  oauth,
  forgotPassword,
  passwordReset,
  emailVerification,
  objection,
  teamInvitation,
  cliAuthConfirm,
  signOut,
};
