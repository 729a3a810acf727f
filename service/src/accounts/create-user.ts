import { KnownErrors } from "@stackkit/next/protocol/internal";
import { randomId } from "../core/random.js";
import { DAY } from "../core/time.js";
import { type Database, orIfTaken } from "../db/database.js";
import { type Draft, insertion } from "../db/mapping.js";
import { userFields, userHidden, userIdentity, userState } from "../db/mappings/user.js";
import type { Project } from "../db/tables/project-config.js";
import { type EventContext, emitEvent } from "../events/emit-event.js";
import { grantProjectPermissions } from "../permissions/grants.js";
import { insertMember } from "../teams/memberships.js";
import { insertTeamRow } from "../teams/teams.js";
import { insertFirstChannel } from "../users/change-channels.js";
import { isImported } from "../users/credentials.js";
import { facetsOfNew } from "../users/facets.js";
import { announceNewUser } from "../users/user-rows.js";
import { insertNameParts, searchColumns } from "../users/user-search.js";

/** How long an imported user's first sign-in needs no mailed code. */
export const DEVICE_CODE_GRACE_MILLIS = 30 * DAY;

/** A user before creation: fields, addresses, password and accounts at providers. */
export interface UserDraft
  extends Draft<typeof userFields>,
    Omit<Draft<typeof userHidden>, "selectedTeamId"> {
  /** Becomes the primary address. `isStrict` also rejects one that another account claims. */
  readonly email?:
    | {
        readonly value: string;
        readonly verified: boolean;
        readonly usedForAuth: boolean;
        readonly isStrict?: boolean;
      }
    | undefined;
  readonly oauthAccounts?: readonly OAuthAccountDraft[] | undefined;
}

/** An account at a provider, for a new user. */
export interface OAuthAccountDraft {
  readonly providerId: string;
  readonly accountId: string;
  readonly email: string | null;
}

/** Errors for a sign-up address that is taken. A new user has no other address. */
const refusalsFor = (email: string, isStrict: boolean | undefined) => {
  const taken = () => new KnownErrors.UserWithEmailAlreadyExists({ email });
  return { own: taken, taken, isStrict };
};

/**
 * Inserts a user with the project's default permissions and, if enabled, a personal team. Throws
 * `USER_EMAIL_ALREADY_EXISTS` if another account signs in with the address.
 */
export async function insertUser(
  tx: Database,
  context: EventContext,
  project: Project,
  draft: UserDraft,
): Promise<string> {
  const { id: projectId, config } = project;
  const id = randomId();
  const now = context.clock.now();
  const at = new Date(now);
  const displayName = draft.displayName || null;
  const email = draft.email;
  const teamId = config.createTeamOnSignUp ? randomId() : null;
  await tx
    .insertInto("users")
    .values({
      ...insertion(userIdentity, { id, signedUpAt: at }),
      ...insertion(userState, {
        lastActiveAt: at,
        otpAuthRefused: draft.otpAuthEnabled === false,
      }),
      ...insertion(userFields, draft),
      ...insertion(userHidden, { ...draft, selectedTeamId: teamId }),
      project_id: projectId,
      totp_last_step: null,
      device_codes_from:
        draft.passwordHash && isImported(draft.passwordHash)
          ? now + DEVICE_CODE_GRACE_MILLIS
          : null,
      ...searchColumns(displayName, email ? [email.value] : []),
      facets: facetsOfNew(email ? [{ isVerified: email.verified }] : [], draft.oauthAccounts ?? []),
    })
    .execute();
  await insertNameParts(tx, projectId, [{ id, displayName }]);
  if (email) {
    const channel = {
      userId: id,
      value: email.value,
      usedForAuth: email.usedForAuth,
      isVerified: email.verified,
      isPrimary: true,
    };
    await insertFirstChannel(tx, projectId, now, channel, refusalsFor(email.value, email.isStrict));
  }
  for (const account of draft.oauthAccounts ?? [])
    await insertOAuthAccount(tx, projectId, id, account, now);
  const team =
    teamId === null
      ? undefined
      : await insertTeamRow(tx, projectId, {
          id: teamId,
          displayName: teamName(displayName ?? email?.value),
          createdAt: at,
        });
  await announceNewUser(tx, context, projectId, id);
  if (config.userDefaultPermissions.length > 0)
    await grantProjectPermissions(tx, context, projectId, id, config.userDefaultPermissions);
  if (team) {
    await emitEvent(tx, context, projectId, "team.created", team);
    await insertMember(tx, context, project, { teamId: team.id, userId: id, as: "creator" });
  }
  return id;
}

/** The name of a personal team. */
export const teamName = (owner: string | undefined): string =>
  owner === undefined ? "Personal Team" : `${owner}'s Team`;

/** Throws `OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER`. */
export async function insertOAuthAccount(
  tx: Database,
  projectId: string,
  userId: string,
  account: OAuthAccountDraft,
  now: number,
): Promise<void> {
  await orIfTaken(
    tx
      .insertInto("oauth_accounts")
      .values({
        project_id: projectId,
        id: randomId(),
        user_id: userId,
        provider_id: account.providerId,
        account_id: account.accountId,
        email: account.email,
        created_at: now,
      })
      .execute(),
    () => new KnownErrors.OAuthConnectionAlreadyConnectedToAnotherUser(),
  );
}
