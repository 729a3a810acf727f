import { anonymousRoutes } from "./anonymous-routes.js";
import { cliLoginRoutes } from "./cli-routes.js";
import { objectionRoutes } from "./objection-routes.js";
import { oneTimeCodeRoutes } from "./one-time-code-routes.js";
import { passkeyListRoutes } from "./passkeys/list-routes.js";
import { passkeyRegistrationRoutes } from "./passkeys/registration-routes.js";
import { passkeySignInRoutes } from "./passkeys/routes.js";
import { passwordChangeRoutes } from "./passwords/change-routes.js";
import { passwordResetRoutes } from "./passwords/reset-routes.js";
import { passwordRoutes } from "./passwords/routes.js";
import { secondFactorRoutes } from "./second-factor-routes.js";

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
  ...passkeyListRoutes,
  ...cliLoginRoutes,
  ...objectionRoutes,
];
