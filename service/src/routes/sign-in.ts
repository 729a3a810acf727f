import { anonymousRoutes } from "./sign-in-anonymous.js";
import { cliLoginRoutes } from "./sign-in-cli.js";
import { oneTimeCodeRoutes } from "./sign-in-one-time-code.js";
import { passkeySignInRoutes } from "./sign-in-passkey.js";
import { passkeyRegistrationRoutes } from "./sign-in-passkey-registration.js";
import { passwordRoutes } from "./sign-in-password.js";
import { passwordChangeRoutes } from "./sign-in-password-change.js";
import { passwordResetRoutes } from "./sign-in-password-reset.js";
import { secondFactorRoutes } from "./sign-in-second-factor.js";

/** The routes of all sign-in methods. */
export const signInRoutes = [
  ...passwordRoutes,
  ...passwordResetRoutes,
  ...passwordChangeRoutes,
  ...oneTimeCodeRoutes,
  ...anonymousRoutes,
  ...secondFactorRoutes,
  ...passkeySignInRoutes,
  ...passkeyRegistrationRoutes,
  ...cliLoginRoutes,
];
