import { environment } from "#environment";
import { isKnownError, KnownError, KnownErrors } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { contactChannels } from "../../protocol/records/contact-channel.js";
import { invitations } from "../../protocol/records/invitation.js";
import { objections } from "../../protocol/records/objection.js";
import { oneTimeCodes, passwords } from "../../protocol/records/sign-in.js";
import { announceWrite } from "../user/announce-write.js";
import type { SignInParts } from "./sign-in-parts.js";

type CodeResult<T = undefined> = Promise<Result<T, KnownErrors["VerificationCodeError"]>>;

/** What an invitation's code refers to. */
export interface TeamInvitationDetails {
  readonly teamDisplayName: string;
  readonly teamProfileImageUrl: string | null;
  readonly recipientEmail: string | null;
  /** The inviter's name, else their address; null if a server invited. */
  readonly inviterDisplayName: string | null;
  readonly inviterProfileImageUrl: string | null;
}

/** What the code of a password reset refers to. */
export interface PasswordResetDetails {
  /** The address that received it; null if the service does not disclose it. */
  readonly email: string | null;
}

/** What the code of a verification link refers to. */
export interface EmailVerificationDetails {
  /** The address that received it; null if the service does not disclose it. */
  readonly email: string | null;
  /** Whether this browser signed up or in to the account, so that `verifyEmail` needs no more. */
  readonly isOwn: boolean;
  /** Whether the account has a password, which verifies from any other browser. */
  readonly hasPassword: boolean;
}

interface NewPassword {
  readonly code: string;
  readonly password: string;
}

type ResetError =
  | KnownErrors["VerificationCodeError"]
  | KnownErrors["PasswordTooShort"]
  | KnownErrors["PasswordTooLong"]
  | KnownErrors["PasswordTooCommon"];

/** Actions with emailed codes, apart from the sign-in itself. */
export interface MailedCodeActions {
  /**
   * Emails a password reset link if the address signs in to an account; the result is the same if
   * not. On a server `callbackUrl` is required.
   *
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  sendForgotPasswordEmail(
    email: string,
    options?: { readonly callbackUrl?: string | undefined },
  ): Promise<Result<undefined, KnownErrors["UserNotFound"]>>;
  /** Checks the code of a sign-in link without using it. */
  verifyMagicLinkCode(code: string): CodeResult;
  /** Checks a code without using it. */
  verifyPasswordResetCode(code: string): CodeResult;
  /** Checks a code without using it, and reads the address of its account. */
  getPasswordResetDetails(code: string): CodeResult<PasswordResetDetails>;
  /**
   * Sets a new password and ends every session of the account. If others signed up with the address
   * and never verified it, the mail was for one of them; `account` names another.
   *
   * @returns an error for a code that is wrong, used or expired, or a password that cannot be used;
   *   with `account: "ask"` `ACCOUNT_CHOICE_REQUIRED` from a browser that they don't know.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  resetPassword(
    options: NewPassword & { readonly account: string },
  ): Promise<Result<undefined, ResetError | KnownErrors["AccountChoiceRequired"]>>;
  /**
   * Sets a new password and ends every session of the account whose mail it was.
   *
   * @returns an error for a code that is wrong, used or expired, or a password that cannot be used.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  resetPassword(options: NewPassword): Promise<Result<undefined, ResetError>>;
  /**
   * Verifies the address that received the code: the one of a link, or its six digits in a session
   * of the account.
   *
   * @throws `USER_AUTHENTICATION_REQUIRED`, and leaves the code usable, if the request comes neither
   *   from the account, nor from a browser that signed up or in there, nor with the account's
   *   `password`. With `isRejected` the reader did not sign up, and the address leaves the account.
   */
  verifyEmail(
    code: string,
    options?: {
      readonly password?: string | undefined;
      readonly isRejected?: boolean | undefined;
    },
  ): CodeResult;
  /** Checks the code of a verification link without using it, and reads what it refers to. */
  getEmailVerificationDetails(code: string): CodeResult<EmailVerificationDetails>;
  /**
   * Undoes the recent changes of how an account is protected, with the code of a notice about one.
   * Ends all sessions, and mails a link for a new password to the oldest verified address.
   */
  undoAccountChanges(code: string): CodeResult;
  /** Checks an invitation's code without using it. */
  verifyTeamInvitationCode(code: string): CodeResult;
  /** Adds the current user to the team. Throws `USER_AUTHENTICATION_REQUIRED` if signed out. */
  acceptTeamInvitation(code: string): CodeResult;
  /**
   * Reads an invitation's team, inviter and recipient; what the service does not disclose is null.
   * Throws `USER_AUTHENTICATION_REQUIRED` if signed out and the service shows invitations only to
   * signed-in users, as the hosted one does.
   */
  getTeamInvitationDetails(code: string): CodeResult<TeamInvitationDetails>;
}

const emptied = <E>(result: Result<unknown, E>): Result<undefined, E> =>
  result.status === "ok" ? Result.ok(undefined) : result;

/** The methods that use codes of verification, reset and invitation mails. */
export function createMailedCodeActions<L extends Level>({
  core,
  context,
}: SignInParts<L>): MailedCodeActions {
  const { unauthenticated } = core;
  const checkResetCode = async (code: string) =>
    (await unauthenticated()).attempt(passwords.checkResetCode, { body: { code } });
  const currentUser = async () => (await core.scope()).access;
  /** Uses the current session if the app has one here, else the key alone. */
  const visitor = async () => {
    const byKey = await unauthenticated();
    return core.scope().then(
      ({ access }) => access,
      () => byKey,
    );
  };
  return {
    sendForgotPasswordEmail: async (email, { callbackUrl } = {}) => {
      try {
        await (await unauthenticated()).run(passwords.sendResetCode, {
          body: { email, callbackUrl: await context.callbackUrl("passwordReset", callbackUrl) },
        });
        return Result.ok(undefined);
      } catch (error) {
        if (isKnownError(error, "USER_NOT_FOUND")) return Result.error(error);
        throw error;
      }
    },
    verifyMagicLinkCode: async (code) =>
      checked(await (await unauthenticated()).attempt(oneTimeCodes.check, { body: { code } })),
    verifyPasswordResetCode: async (code) => checked(await checkResetCode(code)),
    getPasswordResetDetails: async (code) => {
      const result = await checkResetCode(code);
      const verified = checked(result);
      if (verified.status === "error") return verified;
      return Result.ok({ email: (result.status === "ok" && result.data.email) || null });
    },
    resetPassword: (async (body: NewPassword & { readonly account?: string | undefined }) =>
      emptied(
        await (await unauthenticated()).attempt(passwords.reset, { body }),
      )) as MailedCodeActions["resetPassword"],
    verifyEmail: async (code, { password, isRejected } = {}) => {
      const body = { code, password, isRejected };
      const result = await (await visitor()).attempt(contactChannels.verify, { body });
      // Another tab may wait for it. Servers announce every write.
      if (result.status === "ok" && environment.world === "browser")
        await announceWrite(core.settings.projectId);
      return emptied(result);
    },
    getEmailVerificationDetails: async (code) => {
      const access = await visitor();
      const result = await access.attempt(contactChannels.checkVerification, { body: { code } });
      const verified = checked(result);
      if (verified.status === "error" || result.status === "error") return verified as never;
      const { email = null, isOwn = true, hasPassword = false } = result.data;
      return Result.ok({ email, isOwn, hasPassword });
    },
    undoAccountChanges: async (code) =>
      emptied(await (await unauthenticated()).attempt(objections.create, { body: { code } })),
    verifyTeamInvitationCode: async (code) =>
      checked(await (await currentUser()).attempt(invitations.check, { body: { code } })),
    acceptTeamInvitation: async (code) =>
      emptied(await (await currentUser()).attempt(invitations.accept, { body: { code } })),
    getTeamInvitationDetails: async (code) => {
      const access = await currentUser();
      const input = { body: { code } };
      const result = await access.attempt(invitations.details, input).catch((error: unknown) => {
        if (!isKnownError(error, "USER_AUTHENTICATION_REQUIRED")) throw error;
        return access.attempt(invitations.preview, input).catch((refusal: unknown) => {
          // A service without previews does not know the path.
          throw refusal instanceof KnownError ? refusal : error;
        });
      });
      if (result.status === "error") return result;
      const { teamDisplayName, recipientEmail = null, ...more } = result.data;
      const { teamProfileImageUrl = null, inviterDisplayName = null } = more;
      const { inviterProfileImageUrl = null } = more;
      return Result.ok({
        teamDisplayName,
        teamProfileImageUrl,
        recipientEmail,
        inviterDisplayName,
        inviterProfileImageUrl,
      });
    },
  };
}

const checked = <E>(
  result: Result<{ readonly isCodeValid: boolean }, E>,
): Result<undefined, E | KnownErrors["VerificationCodeNotFound"]> =>
  result.status === "ok" && !result.data.isCodeValid
    ? Result.error(new KnownErrors.VerificationCodeNotFound())
    : emptied(result);
