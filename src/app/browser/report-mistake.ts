import { environment } from "#environment";

/**
 * In development, writes errors that only a developer can correct into the browser's console, since
 * forms say of them that something went wrong. Written so that bundlers leave it out of production.
 */
export const reportMistake =
  process.env.NODE_ENV === "development"
    ? (error: unknown): void => {
        const code = error instanceof Error && "code" in error && error.code;
        if (
          environment.world === "browser" &&
          (code === "INVALID_PUBLISHABLE_CLIENT_KEY" || code === "REDIRECT_URL_NOT_WHITELISTED")
        )
          console.error(error);
      }
    : undefined;
