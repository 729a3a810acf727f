import { apiKeys } from "./api-key.js";
import { contactChannels } from "./contact-channel.js";
import { emails, emailTemplates } from "./email.js";
import { invitations } from "./invitation.js";
import { memberProfiles } from "./member-profile.js";
import { meta } from "./meta.js";
import { projectMetrics, webhooks } from "./metrics.js";
import { connectedAccounts, oauth } from "./oauth.js";
import type { Operation } from "./operation.js";
import { permissions, projectPermissionDefinitions, teamPermissionDefinitions } from "./permission.js";
import { projects } from "./project.js";
import { sessions } from "./session.js";
import { anonymous, cliLogin, oneTimeCodes, passkeys, passwords, secondFactor } from "./sign-in.js";
import { teams } from "./team.js";
import { users } from "./user.js";

/** Every call of the protocol, by resource. */
export const operations = {
  meta,
  passwords,
  oneTimeCodes,
  anonymous,
  secondFactor,
  passkeys,
  cliLogin,
  sessions,
  oauth,
  connectedAccounts,
  users,
  contactChannels,
  teams,
  memberProfiles,
  invitations,
  permissions,
  teamPermissionDefinitions,
  projectPermissionDefinitions,
  projects,
  apiKeys,
  emailTemplates,
  emails,
  projectMetrics,
  webhooks,
} as const satisfies Record<string, Record<string, Operation>>;
