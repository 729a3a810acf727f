import {
  activity,
  apiKeys,
  configuredSettings,
  contactChannels,
  emails,
  emailTemplates,
  events,
  invitations,
  jobs,
  mailPreviews,
  mails,
  memberProfiles,
  type Operation,
  passkeys,
  permissions,
  projectMetrics,
  projectPermissionDefinitions,
  projects,
  providerAccounts,
  recoveryCodes,
  sessions,
  signInDiagnoses,
  signingKeys,
  suspendedAccess,
  teamApiKeys,
  teamDomains,
  teamJoinRequests,
  teamPermissionDefinitions,
  teamRoles,
  teams,
  trustedDevices,
  userApiKeys,
  userLists,
  users,
  webhookDeliveries,
  webhookEndpoints,
} from "@stackkit/next/protocol/internal";
import { findJob, showJob } from "../administration/jobs/table.js";
import type { SentInputs } from "../api/handle-operation.js";
import { changesProtection } from "../api/refuse-actors.js";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import type { Role } from "./administrators.js";

/** What a rule may look at: the inputs, and where they lead. */
interface Asked extends SentInputs {
  readonly context: Pick<Context, "db">;
  readonly project: Pick<Project, "id">;
}

type Body = SentInputs["body"];

/** What an operation needs in the console. */
export interface ConsoleRule {
  /** The least role, by what was sent where that decides. */
  readonly role: Role | ((asked: Asked) => Role | Promise<Role>);
  /** Whether it needs a sign-in within the last ten minutes, likewise. */
  readonly fresh?: true | ((body: Body) => boolean);
}

/** The least role that a call needs. */
export const roleOf = async ({ role }: ConsoleRule, asked: Asked): Promise<Role> =>
  typeof role === "function" ? role(asked) : role;

/** Whether a call needs a sign-in within the last ten minutes. */
export const isGrave = ({ fresh }: ConsoleRule, { body }: SentInputs): boolean =>
  typeof fresh === "function" ? fresh(body) : fresh === true;

/** Removing the second factor is all that support may change of a user. */
const roleOfUserChange = ({ body }: Asked): Role =>
  Object.keys(body).length === 1 && body.totpMultiFactorSecret === null ? "support" : "admin";

const names = (body: unknown, fields: readonly string[]): boolean =>
  Object.entries(body ?? {}).some(([name, value]) => value !== undefined && fields.includes(name));

/** A new account that its maker can enter, before the owner of the address comes. */
const givesWayIn = (body: Body): boolean =>
  names(body, ["password", "passwordHash", "totpMultiFactorSecret", "oauthProviders"]);

/** Where codes are mailed from and lead to, who vouches for people, and what proof they give. */
const opensAccounts = ({ config }: Body): boolean =>
  names(config, [
    "allowLocalhost",
    "domains",
    "emailConfig",
    "freshSignInRequired",
    "newDeviceCodeRequired",
    "oauthAccountMergeStrategy",
    "oauthProviders",
  ]);

/** Hashes of passwords leave by an owner's hand alone. */
const roleOfJob = ({ body }: Asked): Role => (body.hasHashes === true ? "owner" : "admin");

/** The same holds for the call that fetches them. */
async function roleOfLink({ context, project, params }: Asked): Promise<Role> {
  const job = await findJob(context.db, project.id, params.job_id ?? "");
  return job && showJob(job).hasHashes ? "owner" : "admin";
}

/** Deletions, and what leaves the service as a file. */
const isGraveJob = ({ kind }: Body): boolean =>
  kind === "delete" || kind === "export" || kind === "export-audit";

/** Events hold personal data. */
const sendsElsewhere = ({ url }: Body): boolean => url !== undefined;

const rules = (rule: ConsoleRule, ...operations: readonly Operation[]) =>
  operations.map((operation) => [operation, rule] as const);

const FRESH = { role: "admin", fresh: true } as const;

/**
 * The operations of the console, and of agents, with the least role for each. One that is not here
 * is refused.
 */
export const CONSOLE_OPERATIONS: ReadonlyMap<Operation, ConsoleRule> = new Map([
  ...rules(
    { role: "viewer" },
    users.read,
    userLists.list,
    userLists.count,
    userLists.search,
    jobs.list,
    jobs.read,
    jobs.failures,
    events.audit,
    events.authEvents,
    events.figures,
    mails.list,
    activity.list,
    contactChannels.list,
    contactChannels.read,
    passkeys.list,
    recoveryCodes.count,
    providerAccounts.list,
    sessions.list,
    suspendedAccess.read,
    trustedDevices.list,
    userApiKeys.list,
    userApiKeys.read,
    teams.list,
    teams.read,
    teamApiKeys.list,
    teamApiKeys.read,
    memberProfiles.list,
    memberProfiles.read,
    invitations.list,
    invitations.listReceived,
    teamDomains.list,
    teamJoinRequests.list,
    permissions.listInTeam,
    permissions.listInProject,
    teamPermissionDefinitions.list,
    teamRoles.list,
    projectPermissionDefinitions.list,
    projects.currentAsAdmin,
    configuredSettings.read,
    projectMetrics.read,
    emails.listSent,
    emailTemplates.list,
    emailTemplates.read,
    signingKeys.list,
    mailPreviews.render,
    webhookEndpoints.list,
    webhookDeliveries.list,
    webhookDeliveries.read,
  ),
  ...rules(
    { role: "support" },
    signInDiagnoses.read,
    signInDiagnoses.liftLimits,
    sessions.delete,
    trustedDevices.delete,
    passkeys.delete,
    activity.report,
    mails.resend,
    contactChannels.sendVerificationCode,
  ),
  ...rules({ role: roleOfUserChange, fresh: changesProtection }, users.update),
  ...rules({ role: "admin", fresh: givesWayIn }, users.create),
  ...rules({ role: "admin", fresh: opensAccounts }, projects.update),
  ...rules(
    { role: "admin" },
    teams.create,
    teams.update,
    teams.addMember,
    teams.removeMember,
    memberProfiles.update,
    invitations.send,
    invitations.revoke,
    teamDomains.create,
    teamDomains.update,
    teamDomains.delete,
    teamJoinRequests.accept,
    teamJoinRequests.delete,
    permissions.grantInTeam,
    permissions.revokeInTeam,
    permissions.grantInProject,
    permissions.revokeInProject,
    teamPermissionDefinitions.create,
    teamPermissionDefinitions.update,
    teamPermissionDefinitions.delete,
    teamRoles.create,
    teamRoles.update,
    teamRoles.delete,
    projectPermissionDefinitions.create,
    projectPermissionDefinitions.update,
    projectPermissionDefinitions.delete,
    emails.sendTest,
    emailTemplates.reset,
    mailPreviews.send,
    apiKeys.list,
    apiKeys.read,
    jobs.update,
    webhookEndpoints.update,
    webhookEndpoints.test,
    webhookDeliveries.resend,
    webhookDeliveries.resendFailed,
  ),
  ...rules({ role: "admin", fresh: sendsElsewhere }, webhookEndpoints.change),
  ...rules({ role: roleOfJob, fresh: isGraveJob }, jobs.create),
  ...rules({ role: roleOfLink, fresh: true }, jobs.link),
  ...rules(
    FRESH,
    sessions.createActingLink,
    contactChannels.create,
    contactChannels.update,
    contactChannels.delete,
    // Mails with codes could send them elsewhere.
    emailTemplates.update,
    signingKeys.rotate,
    signingKeys.withdraw,
    users.delete,
    teams.delete,
    apiKeys.create,
    apiKeys.update,
    userApiKeys.update,
    teamApiKeys.update,
    webhookEndpoints.create,
    webhookEndpoints.rollSecret,
    webhookEndpoints.delete,
  ),
  ...rules({ role: "owner", fresh: true }, projects.delete),
]);
