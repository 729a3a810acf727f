import { findJob, showJob } from "../administration/jobs/table.js";
import type { SentInputs } from "../api/handle-operation.js";
import { changesProtection } from "../api/refuse-actors.js";
import type { Project } from "../db/tables/project-config.js";
import type { Context } from "../http/context.js";
import type { RequestInfo } from "../http/request-info.js";
import { limitUser } from "../limits/rate-limit.js";
import type { USER_LIMITS } from "../limits/user-limits.js";
import { INTERNAL } from "../projects/project-owners.js";
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
  readonly fresh?: true | ((body: Body, project: Pick<Project, "id">) => boolean);
  /** What counts it for the administrator, who shares it with the keys of their agents. */
  readonly limit?: keyof typeof USER_LIMITS;
}

/** The least role that a call needs. */
export const roleOf = async ({ role }: ConsoleRule, asked: Asked): Promise<Role> =>
  typeof role === "function" ? role(asked) : role;

/** Whether a call needs a sign-in within the last ten minutes. */
export const isGrave = (
  { fresh }: ConsoleRule,
  { body, project }: Pick<Asked, "body" | "project">,
): boolean => (typeof fresh === "function" ? fresh(body, project) : fresh === true);

/** Counts a call that has a limit. Throws a plain 429 above it. */
export async function countCall(
  context: Context,
  info: RequestInfo,
  { limit }: ConsoleRule,
  administratorId: string,
): Promise<void> {
  if (limit) await limitUser(context, info, limit, INTERNAL, administratorId);
}

/** Removing the second factor is all that support may change of a user. */
export const roleOfUserChange = ({ body }: Asked): Role =>
  Object.keys(body).length === 1 && body.totpMultiFactorSecret === null ? "support" : "admin";

const names = (body: unknown, fields: readonly string[]): boolean =>
  Object.entries(body ?? {}).some(([name, value]) => value !== undefined && fields.includes(name));

/** Server metadata of the internal project's users say which projects they own. */
export const namesOwner = (body: Body, { id }: Pick<Project, "id">): boolean =>
  id === INTERNAL && body.serverMetadata !== undefined;

/** What protects an account, or makes an owner of projects. */
export const changesAccess = (body: Body, project: Pick<Project, "id">): boolean =>
  changesProtection(body) || namesOwner(body, project);

/**
 * A new account that its maker can enter, before the owner of the address comes, or that owns
 * projects.
 */
export const givesWayIn = (body: Body, project: Pick<Project, "id">): boolean =>
  names(body, ["password", "passwordHash", "totpMultiFactorSecret", "oauthProviders"]) ||
  namesOwner(body, project);

/**
 * Who signs up, where codes are mailed from and lead to, who vouches, what proof people give, and
 * what they may do from the start.
 */
export const decidesAccess = ({ config }: Body): boolean =>
  names(config, [
    "allowLocalhost",
    "anonymousSignUpEnabled",
    "credentialEnabled",
    "domains",
    "emailConfig",
    "freshSignInRequired",
    "invitationRequiresMatchingEmail",
    "magicLinkEnabled",
    "newDeviceCodeRequired",
    "oauthAccountMergeStrategy",
    "oauthProviders",
    "passkeyEnabled",
    "signUpAllowList",
    "signUpBlockList",
    "signUpEnabled",
    "teamCreatorDefaultPermissions",
    "teamDomainsEnabled",
    "teamMemberDefaultPermissions",
    "userDefaultPermissions",
  ]);

/** An admin key may do all that an owner may in a project, and asks for no sign-in. */
export const roleOfKeys = ({ body }: Asked): Role =>
  body.hasSuperSecretAdminKey === true ? "owner" : "admin";

/** Hashes of passwords leave by an owner's hand alone. */
export const roleOfJob = ({ body }: Asked): Role => (body.hasHashes === true ? "owner" : "admin");

/** The same holds for the call that fetches them. */
export async function roleOfLink({ context, project, params }: Asked): Promise<Role> {
  const job = await findJob(context.db, project.id, params.job_id ?? "");
  return job && showJob(job).hasHashes ? "owner" : "admin";
}

/** Deletions, signing many people out, and what leaves the service as a file. */
export const isGraveJob = ({ kind }: Body): boolean => kind !== "add-to-team";

/** One that was paused may delete users. */
export const resumesJob = ({ state }: Body): boolean => state === "running";

/** Events hold personal data. */
export const sendsElsewhere = ({ url, isEnabled }: Body): boolean =>
  url !== undefined || isEnabled === true;
