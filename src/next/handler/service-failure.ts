import { type Failure, readFailure } from "../../messages/failure.js";
import { NetworkError, ServiceError } from "../../transport/errors.js";

/**
 * Why a user cannot be read from the service; `undefined` if they can. Throws anything else, such
 * as a mistake in the app's configuration.
 */
export async function serviceFailure(user: Promise<unknown> | false): Promise<Failure | undefined> {
  try {
    await user;
    return undefined;
  } catch (error) {
    if (error instanceof NetworkError || error instanceof ServiceError) return readFailure(error);
    throw error;
  }
}
