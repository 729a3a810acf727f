import { unstable_rethrow } from "next/navigation.js";
import { isDevelopment } from "../../app/config/next-flags.js";
import { type Failure, readFailure } from "../../messages/failure.js";
import { isKnownError } from "../../protocol/errors/index.js";
import { KitError } from "../../transport/kit-error.js";
import { UsageError } from "../../transport/usage-error.js";

/**
 * Why something cannot be read from the service; `undefined` if it can. Throws anything else, such
 * as a mistake in the app's configuration.
 */
export async function serviceFailure(
  ...reads: readonly (Promise<unknown> | false | undefined)[]
): Promise<Failure | undefined> {
  try {
    await Promise.all(reads);
    return undefined;
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof UsageError || !(error instanceof KitError || isKnownError(error)))
      throw error;
    console.error(error);
    return { ...readFailure(error), ...(isDevelopment() && { words: error.message }) };
  }
}
