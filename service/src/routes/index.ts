import type { Route } from "../http/route.js";
import { apiKeyRoutes } from "./api-keys.js";
import { connectedAccountRoutes } from "./connected-accounts.js";
import { contactChannelVerificationRoutes } from "./contact-channel-verification.js";
import { contactChannelRoutes } from "./contact-channels.js";
import { emailRoutes } from "./emails.js";
import { invitationRoutes } from "./invitations.js";
import { memberProfileRoutes } from "./member-profiles.js";
import { metaRoutes } from "./meta.js";
import { metricsRoutes } from "./metrics.js";
import { oauthRoutes } from "./oauth.js";
import { oauthTokenRoutes } from "./oauth-token.js";
import { permissionDefinitionRoutes } from "./permission-definitions.js";
import { permissionRoutes } from "./permissions.js";
import { projectRoutes } from "./projects.js";
import { receivedInvitationRoutes } from "./received-invitations.js";
import { sessionRoutes } from "./sessions.js";
import { signInRoutes } from "./sign-in.js";
import { teamRoutes } from "./teams.js";
import { userRoutes } from "./users.js";

/** All routes of the service. */
export const routes: readonly Route[] = [
  ...metaRoutes,
  ...signInRoutes,
  ...sessionRoutes,
  ...oauthTokenRoutes,
  ...projectRoutes,
  ...apiKeyRoutes,
  ...oauthRoutes,
  ...connectedAccountRoutes,
  ...emailRoutes,
  ...metricsRoutes,
  ...userRoutes,
  ...contactChannelRoutes,
  ...contactChannelVerificationRoutes,
  ...teamRoutes,
  ...memberProfileRoutes,
  ...invitationRoutes,
  ...receivedInvitationRoutes,
  ...permissionRoutes,
  ...permissionDefinitionRoutes,
];
