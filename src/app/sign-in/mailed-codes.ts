import { isKnownError, KnownErrors } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { contactChannels } from "../../protocol/records/contact-channel.js";
import { invitations } from "../../protocol/records/invitation.js";
import { passwords } from "../../protocol/records/sign-in.js";
import type { SignInParts } from "./sign-in-parts.js";

type CodeResult<T = undefined> = Promise<Result<T, KnownErrors["VerificationCodeError"]>>;

/** What the codes of mails are good for, beside signing in. */
export interface MailedCodeActions {
  /** Mails a link to choose a new password, if the address signs in to an account; the answer is the same if not. On a server `callbackUrl` has to be named. */
  sendForgotPasswordEmail(
    email: string,
    options?: { readonly callbackUrl?: string | undefined },
  ): Promise<Result<undefined, KnownErrors["UserNotFound"]>>;
  /** Whether a code would be taken. It stays unused. */
  verifyPasswordResetCode(code: string): CodeResult;
  /** Chooses a new password. Every session of the account is ended. */
  resetPassword(options: {
    readonly code: string;
    readonly password: string;
  }): Promise<
    Result<
      undefined,
      | KnownErrors["VerificationCodeError"]
      | KnownErrors["PasswordTooShort"]
      | KnownErrors["PasswordTooLong"]
      | KnownErrors["PasswordTooCommon"]
    >
  >;
  /**
   * Marks the address verified to which the code was mailed. In a session of the account nothing else changes. Without one,
   * the first verified address of an account removes its password and every other way in, and ends its sessions.
   */
  verifyEmail(code: string): CodeResult;
  /** Whether an invitation's code would be taken. It stays unused. */
  verifyTeamInvitationCode(code: string): CodeResult;
  /** Makes the current user a member of the team. Throws `USER_AUTHENTICATION_REQUIRED` where nobody is signed in. */
  acceptTeamInvitation(code: string): CodeResult;
  /**
   * Which team an invitation is for, and the address that it was mailed to: null where the service does not tell. Throws
   * `USER_AUTHENTICATION_REQUIRED` where nobody is signed in.
   */
  getTeamInvitationDetails(
    code: string,
  ): CodeResult<{ teamDisplayName: string; recipientEmail: string | null }>;
}

const emptied = <E>(result: Result<unknown, E>): Result<undefined, E> =>
  result.status === "ok" ? Result.ok(undefined) : result;

export function createMailedCodeActions<L extends Level>({
  core,
  context,
}: SignInParts<L>): MailedCodeActions {
  const { unauthenticated } = core;
  const currentUser = async () => (await core.scope()).access;
  /** The current user if the app has a place for sessions here, else the caller by key alone. */
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
    verifyPasswordResetCode: async (code) =>
      checked(
        await (await unauthenticated()).attempt(passwords.checkResetCode, { body: { code } }),
      ),
    resetPassword: async (body) =>
      emptied(await (await unauthenticated()).attempt(passwords.reset, { body })),
    verifyEmail: async (code) =>
      emptied(await (await visitor()).attempt(contactChannels.verify, { body: { code } })),
    verifyTeamInvitationCode: async (code) =>
      checked(await (await currentUser()).attempt(invitations.check, { body: { code } })),
    acceptTeamInvitation: async (code) =>
      emptied(await (await currentUser()).attempt(invitations.accept, { body: { code } })),
    getTeamInvitationDetails: async (code) => {
      const result = await (await currentUser()).attempt(invitations.details, { body: { code } });
      if (result.status === "error") return result;
      const { teamDisplayName, recipientEmail = null } = result.data;
      return Result.ok({ teamDisplayName, recipientEmail });
    },
  };
}

const checked = <E>(
  result: Result<{ readonly isCodeValid: boolean }, E>,
): Result<undefined, E | KnownErrors["VerificationCodeNotFound"]> =>
  result.status === "ok" && !result.data.isCodeValid
    ? Result.error(new KnownErrors.VerificationCodeNotFound())
    : emptied(result);
