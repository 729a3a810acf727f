import type { Stories, Story } from "../story";

const failure = (title: string, errorCode: string): Story => ({
  title,
  page: "error",
  query: { errorCode, message: "Not shown" },
});

export const ERRORS: Stories = {
  "error-denied": failure("Provider said no", "OAUTH_PROVIDER_ACCESS_DENIED"),
  "error-other-user": failure(
    "Account of someone else",
    "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER",
  ),
  "error-other-account": failure(
    "Another account of the provider",
    "USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION",
  ),
  "error-known": failure("Known", "SIGN_UP_NOT_ENABLED"),
  "error-unknown": failure("Unknown", "NO_SUCH_CODE"),
};
