import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { randomId } from "../core/random.js";
import type { Database } from "../db/database.js";
import { insertion } from "../db/mapping.js";
import { channelColumns } from "../db/mappings/contact-channel.js";
import { profileFields, profileIdentity } from "../db/mappings/member-profile.js";
import { userFields, userHidden, userIdentity, userState } from "../db/mappings/user.js";
import type { Project } from "../db/tables/project-config.js";
import type { Tables } from "../db/tables.js";
import { definedAmong } from "../permissions/definitions.js";
import { teamRow } from "../teams/teams.js";
import { endOtherClaims, usedAmong } from "../users/address-claims.js";
import { facetsOfNew } from "../users/facets.js";
import { insertNameParts, searchColumns } from "../users/user-search.js";
import {
  DEVICE_CODE_GRACE_MILLIS,
  type OAuthAccountDraft,
  teamName,
  type UserDraft,
} from "./create-user.js";

/** A user from elsewhere, under an id that does not change between two imports. */
export interface ImportDraft extends Omit<UserDraft, "email" | "oauthAccounts" | "locale"> {
  readonly id: string;
  readonly signedUpAt: Date;
  readonly lastActiveAt: Date;
  /** The primary address first. */
  readonly addresses: readonly { readonly value: string; readonly isVerified: boolean }[];
  readonly oauthAccounts: readonly OAuthAccountDraft[];
}

/** Fits the parameters of a statement on each engine. */
export const ROWS_OF_STATEMENT = 500;

/** Inserts users whose addresses and accounts are free. */
export async function insertImported(
  tx: Database,
  project: Project,
  drafts: readonly ImportDraft[],
  now: number,
): Promise<void> {
  const project_id = project.id;
  const { createTeamOnSignUp, userDefaultPermissions } = project.config;
  const people = drafts.map((draft) => ({
    draft,
    user_id: draft.id,
    team_id: createTeamOnSignUp ? randomId() : null,
  }));
  await insertRows(
    tx,
    "users",
    people.map(({ draft, team_id }) => ({
      ...insertion(userIdentity, draft),
      ...insertion(userState, { ...draft, isMultiFactorRequired: draft.totpSecret != null }),
      ...insertion(userFields, draft),
      ...insertion(userHidden, { ...draft, selectedTeamId: team_id }),
      project_id,
      totp_last_step: null,
      device_codes_from: now + DEVICE_CODE_GRACE_MILLIS,
      ...searchColumns(
        draft.displayName ?? null,
        draft.addresses.map(({ value }) => value),
      ),
      facets: facetsOfNew(draft.addresses, draft.oauthAccounts),
    })),
  );
  await insertNameParts(tx, project_id, drafts);
  await insertRows(
    tx,
    "contact_channels",
    drafts.flatMap(({ id: userId, addresses }) =>
      addresses.map(({ value, isVerified }, at) => ({
        ...insertion(channelColumns, {
          id: randomId(),
          userId,
          type: "email",
          value,
          isVerified,
          isPrimary: at === 0,
          usedForAuth: at === 0 || isVerified,
        }),
        project_id,
        canonical: canonicalEmail(value),
        // Lists have the addresses of a user in order of time.
        created_at: now + at,
      })),
    ),
  );
  await endClaims(tx, project_id, drafts, now);
  await insertRows(
    tx,
    "oauth_accounts",
    drafts.flatMap(({ id: user_id, oauthAccounts }) =>
      oauthAccounts.map(({ providerId: provider_id, accountId: account_id, email }) => {
        const id = randomId();
        return { project_id, id, user_id, provider_id, account_id, email, created_at: now };
      }),
    ),
  );
  const permissions = await definedAmong(tx, project_id, "project", userDefaultPermissions);
  await insertRows(
    tx,
    "project_permissions",
    drafts.flatMap(({ id: user_id }) =>
      permissions.map((permission_id) => ({ project_id, user_id, permission_id })),
    ),
  );
  await insertTeams(tx, project, people, now);
}

/** A verified address is proved, so other accounts that claim it lose the claim. */
async function endClaims(
  tx: Database,
  projectId: string,
  drafts: readonly ImportDraft[],
  now: number,
): Promise<void> {
  const owners = new Map(
    drafts.flatMap(({ id, addresses }) =>
      addresses.flatMap(({ value, isVerified }) =>
        isVerified ? [[canonicalEmail(value), id] as const] : [],
      ),
    ),
  );
  const claimed = await usedAmong(tx, projectId, [...owners.keys()], "claim");
  for (const canonical of claimed)
    await endOtherClaims(tx, projectId, canonical, owners.get(canonical) ?? "", now);
}

interface Owner {
  readonly draft: ImportDraft;
  readonly user_id: string;
  readonly team_id: string | null;
}

/** The personal teams, if the project has them. */
async function insertTeams(
  tx: Database,
  { id: project_id, config }: Project,
  people: readonly Owner[],
  now: number,
): Promise<void> {
  const owners = people.flatMap(({ team_id, ...owner }) =>
    team_id === null ? [] : [{ ...owner, team_id }],
  );
  if (owners.length === 0) return;
  await insertRows(
    tx,
    "teams",
    owners.map(({ draft, team_id: id }) =>
      teamRow(project_id, {
        id,
        displayName: teamName((draft.displayName || undefined) ?? draft.addresses[0]?.value),
        createdAt: new Date(now),
      }),
    ),
  );
  await insertRows(
    tx,
    "memberships",
    owners.map(({ user_id, team_id }) => ({
      ...insertion(profileIdentity, { teamId: team_id, userId: user_id }),
      ...insertion(profileFields, {}),
      project_id,
      created_at: now,
    })),
  );
  const permissions = await definedAmong(
    tx,
    project_id,
    "team",
    config.teamCreatorDefaultPermissions,
  );
  await insertRows(
    tx,
    "team_permissions",
    owners.flatMap(({ user_id, team_id }) =>
      permissions.map((permission_id) => ({ project_id, team_id, user_id, permission_id })),
    ),
  );
}

async function insertRows(
  tx: Database,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_OF_STATEMENT)
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_OF_STATEMENT) as never)
      .execute();
}
