import type { Level } from "../../protocol/operations/level.js";
import { Result } from "../../protocol/operations/result.js";
import { cliLogin } from "../../protocol/records/cli-login.js";
import { ServiceError } from "../../transport/errors.js";
import { UsageError } from "../../transport/usage-error.js";
import type { SignInParts } from "./sign-in-parts.js";

/** Signing in command-line tools. */
export interface CliActions {
  /**
   * Signs in a command-line tool with the current session. The tool shows `loginCode`, which can be
   * confirmed once.
   *
   * @returns an error for a code that is wrong, used or expired.
   * @throws `KitError` with the code `RATE_LIMITED` after too many attempts, and `NETWORK_ERROR` if the
   *   service cannot be reached.
   */
  confirmCliLogin(loginCode: string): Promise<Result<undefined, Error>>;
}

const BAD_REQUEST = 400;

/** The methods that sign in command-line tools. */
export const createCliActions = <L extends Level>({ core }: SignInParts<L>): CliActions => ({
  confirmCliLogin: async (loginCode) => {
    const { session, access } = await core.scope();
    const refreshToken = (await session.getTokens())?.refreshToken;
    if (!refreshToken)
      throw new UsageError(
        "ACCOUNT_NOT_SIGNED_IN",
        "The command-line tool cannot be signed in, because no user is signed in here. " +
          "Sign in first.",
      );
    try {
      await access.run(cliLogin.complete, { body: { loginCode, refreshToken } });
      return Result.ok(undefined);
    } catch (error) {
      // The service reports unknown, used and expired codes without an error code.
      if (error instanceof ServiceError && error.status === BAD_REQUEST) return Result.error(error);
      throw error;
    }
  },
});
