import { activity } from "../records/activity.js";
import { apiKeys } from "../records/api-key.js";
import { cliLogin } from "../records/cli-login.js";
import { configuredSettings } from "../records/configured-settings.js";
import { contactChannels } from "../records/contact-channel.js";
import { emailSources, emails, emailTemplates } from "../records/email.js";
import { events } from "../records/event-list.js";
import { invitations } from "../records/invitation.js";
import { jobs } from "../records/job.js";
import { mails } from "../records/mail.js";
import { mailPreviews } from "../records/mail-preview.js";
import { memberProfiles } from "../records/member-profile.js";
import { meta } from "../records/meta.js";
import { projectMetrics, webhooks } from "../records/metrics.js";
import { notifications } from "../records/notification.js";
import { connectedAccounts, oauth } from "../records/oauth.js";
import { objections } from "../records/objection.js";
import { teamApiKeys, userApiKeys } from "../records/owner-key.js";
import { passkeys } from "../records/passkey.js";
import { payments } from "../records/payment.js";
import {
  permissions,
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from "../records/permission.js";
import { projects } from "../records/project.js";
import { providerAccounts } from "../records/provider-account.js";
import { recoveryCodes } from "../records/recovery-code.js";
import { sentInvitations } from "../records/sent-invitation.js";
import { sessions } from "../records/session.js";
import { anonymous, oneTimeCodes, passwords, secondFactor } from "../records/sign-in.js";
import { signInDiagnoses } from "../records/sign-in-diagnosis.js";
import { signingKeys } from "../records/signing-key.js";
import { suspendedAccess } from "../records/suspended-access.js";
import { teams } from "../records/team.js";
import { teamDomains, teamJoinRequests, teamOffers } from "../records/team-domain.js";
import { teamLists } from "../records/team-list.js";
import { teamRoles } from "../records/team-role.js";
import { trustedDevices } from "../records/trusted-device.js";
import { users } from "../records/user.js";
import { userLists } from "../records/user-list.js";
import { webhookDeliveries, webhookEndpoints } from "../records/webhook-delivery.js";
import type { Operation } from "./operation.js";

/** Named so that declaration files reference it instead of repeating all calls. */
type Operations = {
  readonly meta: typeof meta;
  readonly passwords: typeof passwords;
  readonly oneTimeCodes: typeof oneTimeCodes;
  readonly anonymous: typeof anonymous;
  readonly secondFactor: typeof secondFactor;
  readonly recoveryCodes: typeof recoveryCodes;
  readonly suspendedAccess: typeof suspendedAccess;
  readonly activity: typeof activity;
  readonly passkeys: typeof passkeys;
  readonly cliLogin: typeof cliLogin;
  readonly objections: typeof objections;
  readonly sessions: typeof sessions;
  readonly trustedDevices: typeof trustedDevices;
  readonly oauth: typeof oauth;
  readonly connectedAccounts: typeof connectedAccounts;
  readonly providerAccounts: typeof providerAccounts;
  readonly users: typeof users;
  readonly userLists: typeof userLists;
  readonly contactChannels: typeof contactChannels;
  readonly teams: typeof teams;
  readonly teamLists: typeof teamLists;
  readonly memberProfiles: typeof memberProfiles;
  readonly teamRoles: typeof teamRoles;
  readonly invitations: typeof invitations;
  readonly sentInvitations: typeof sentInvitations;
  readonly teamDomains: typeof teamDomains;
  readonly teamOffers: typeof teamOffers;
  readonly teamJoinRequests: typeof teamJoinRequests;
  readonly permissions: typeof permissions;
  readonly teamPermissionDefinitions: typeof teamPermissionDefinitions;
  readonly projectPermissionDefinitions: typeof projectPermissionDefinitions;
  readonly projects: typeof projects;
  readonly configuredSettings: typeof configuredSettings;
  readonly apiKeys: typeof apiKeys;
  readonly userApiKeys: typeof userApiKeys;
  readonly teamApiKeys: typeof teamApiKeys;
  readonly emailSources: typeof emailSources;
  readonly emailTemplates: typeof emailTemplates;
  readonly emails: typeof emails;
  readonly projectMetrics: typeof projectMetrics;
  readonly webhooks: typeof webhooks;
  readonly webhookEndpoints: typeof webhookEndpoints;
  readonly webhookDeliveries: typeof webhookDeliveries;
  readonly signInDiagnoses: typeof signInDiagnoses;
  readonly signingKeys: typeof signingKeys;
  readonly jobs: typeof jobs;
  readonly events: typeof events;
  readonly mails: typeof mails;
  readonly mailPreviews: typeof mailPreviews;
  readonly notifications: typeof notifications;
  readonly payments: typeof payments;
};

/** Every call of the protocol, by resource. */
export const operations: Operations = {
  meta,
  passwords,
  oneTimeCodes,
  anonymous,
  secondFactor,
  recoveryCodes,
  suspendedAccess,
  activity,
  passkeys,
  cliLogin,
  objections,
  sessions,
  trustedDevices,
  oauth,
  connectedAccounts,
  providerAccounts,
  users,
  userLists,
  contactChannels,
  teams,
  teamLists,
  memberProfiles,
  teamRoles,
  invitations,
  sentInvitations,
  teamDomains,
  teamOffers,
  teamJoinRequests,
  permissions,
  teamPermissionDefinitions,
  projectPermissionDefinitions,
  projects,
  configuredSettings,
  apiKeys,
  userApiKeys,
  teamApiKeys,
  emailSources,
  emailTemplates,
  emails,
  projectMetrics,
  webhooks,
  webhookEndpoints,
  webhookDeliveries,
  signInDiagnoses,
  signingKeys,
  jobs,
  events,
  mails,
  mailPreviews,
  notifications,
  payments,
} satisfies Record<string, Record<string, Operation>>;
