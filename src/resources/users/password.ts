import type { Access } from "../../access/access.js";
import { isKnownError, type KnownErrors } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { contactChannels } from "../../protocol/records/contact-channel.js";
import { passwords } from "../../protocol/records/sign-in.js";
import { users } from "../../protocol/records/user.js";
import { UsageError } from "../../transport/usage-error.js";
import type { AppContext } from "../app-context.js";

/** Actions on a user's password. Errors that users can fix are returned, not thrown. */
export interface PasswordActions {
  /**
   * Changes the password and ends the user's other sessions. A server can do this for the current
   * user only.
   */
  updatePassword(options: {
    readonly oldPassword: string;
    readonly newPassword: string;
  }): Promise<
    | KnownErrors["PasswordConfirmationMismatch"]
    | KnownErrors["PasswordTooShort"]
    | KnownErrors["PasswordTooLong"]
    | KnownErrors["PasswordTooCommon"]
    | undefined
  >;
  /** Sets a password; for a current user, only if they have none. */
  setPassword(options: {
    readonly password: string;
  }): Promise<
    | KnownErrors["PasswordTooShort"]
    | KnownErrors["PasswordTooLong"]
    | KnownErrors["PasswordTooCommon"]
    | undefined
  >;
  /**
   * Mails a link that verifies the primary address. Throws `NO_PRIMARY_EMAIL` where there is none.
   * @deprecated Use `sendVerificationEmail()` of the contact channel.
   */
  sendVerificationEmail(): Promise<KnownErrors["EmailAlreadyVerified"] | undefined>;
}

const errorOf = <E>(
  result: { readonly status: "ok" } | { readonly status: "error"; readonly error: E },
): E | undefined => (result.status === "error" ? result.error : undefined);

/** For the current user, identified by the session. */
export const passwordsBySession = <L extends Level>(
  access: Access<L>,
  context: AppContext,
  primaryEmail: string | null,
): PasswordActions => ({
  updatePassword: async (body) => errorOf(await access.attempt(passwords.update, { body })),
  setPassword: async (body) => errorOf(await access.attempt(passwords.set, { body })),
  sendVerificationEmail: async () => {
    if (primaryEmail === null)
      throw new UsageError(
        "NO_PRIMARY_EMAIL",
        "sendVerificationEmail() was called for a user without a primary email address, so " +
          "there is nothing to verify. Set one first, or use sendVerificationEmail() of a " +
          "contact channel.",
      );
    return errorOf(
      await access.attempt(contactChannels.sendPrimaryVerificationCode, {
        body: {
          email: primaryEmail,
          callbackUrl: await context.callbackUrl("emailVerification", undefined),
        },
      }),
    );
  },
});

const needsSession = (method: string, instead: string): UsageError =>
  new UsageError(
    "NOT_ON_A_SERVER_USER",
    `${method}() was called on a user that the server read by id. It needs the user's own ` +
      `session. ${instead}`,
  );

/** For any user, by a server's key. */
export const passwordsByKey = (access: Access<"server">): PasswordActions => ({
  updatePassword: async () => {
    throw needsSession(
      "updatePassword",
      "Use setPassword({ password }), or update({ password }), which do not need the old password.",
    );
  },
  setPassword: async ({ password }) => {
    try {
      await access.run(users.update, { params: { user_id: access.subject }, body: { password } });
      return undefined;
    } catch (error) {
      if (isKnownError(error, "PASSWORD_TOO_SHORT", "PASSWORD_TOO_LONG")) return error;
      throw error;
    }
  },
  sendVerificationEmail: async () => {
    throw needsSession(
      "sendVerificationEmail",
      "Use (await user.listContactChannels()) and sendVerificationEmail({ callbackUrl }) " +
        "of the channel.",
    );
  },
});
