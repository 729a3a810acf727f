import type { Database } from "../../db/database.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Context } from "../../http/context.js";
import { readUsersById } from "../../users/user-list.js";
import type { Place } from "../../users/user-order.js";
import type { User } from "../../users/user-rows.js";
import { AUDIT_COLUMNS } from "./export-audit.js";
import { type Line, writeLine, writePart } from "./export-lines.js";
import { type JobOptions, optionsOf, type StoredJob } from "./table.js";

/** The columns of an export, in the names that `import-users --from plain` reads. */
const columnsOf = (
  { config }: Project,
  { hasHashes = false, providers = config.oauthProviders.map(({ id }) => id) }: JobOptions,
): readonly string[] => [
  ...["id", "email", "email_verified", "name", "picture", "created_at", "last_sign_in_at"],
  ...["is_anonymous", "has_password", "has_passkey", "has_code", "has_second_factor"],
  ...providers.map((id) => `${id}_id`),
  ...["client_metadata", "client_read_only_metadata", "server_metadata"],
  ...(hasHashes ? ["password_hash"] : []),
];

function lineOf(user: User, hash: string | null | undefined): Line {
  const { profileImageUrl } = user;
  return {
    id: user.id,
    email: user.primaryEmail,
    email_verified: user.primaryEmailVerified,
    name: user.displayName,
    // An uploaded picture may have a megabyte.
    picture: profileImageUrl?.startsWith("https:") ? profileImageUrl : null,
    created_at: user.signedUpAt.toISOString(),
    last_sign_in_at: user.lastActiveAt.toISOString(),
    is_anonymous: user.isAnonymous,
    has_password: user.hasPassword,
    has_passkey: user.passkeyAuthEnabled,
    has_code: user.otpAuthEnabled,
    has_second_factor: user.isMultiFactorRequired,
    ...Object.fromEntries(
      user.oauthProviders.map(({ id, account_id }) => [`${id}_id`, account_id]),
    ),
    client_metadata: user.clientMetadata,
    client_read_only_metadata: user.clientReadOnlyMetadata,
    server_metadata: user.serverMetadata,
    password_hash: hash ?? null,
  };
}

/** The first line of a file; empty if its format has none. */
export function headerOf(project: Project, job: StoredJob): string {
  const options = optionsOf(job);
  const columns = job.kind === "export-audit" ? AUDIT_COLUMNS : columnsOf(project, options);
  return options.format === "csv" ? `${columns.join(",")}\r\n` : "";
}

/** Writes a part of the file with the progress, so that a crash repeats nothing. */
export async function exportUsers(
  context: Context,
  project: Project,
  job: StoredJob,
  places: readonly Place[],
): Promise<boolean> {
  const options = optionsOf(job);
  const ids = places.map(({ id }) => id);
  const users = await readUsersById(context.db, project.id, ids);
  const hashes = options.hasHashes ? await readHashes(context.db, project.id, ids) : new Map();
  const columns = columnsOf(project, options);
  const lines = ids.flatMap((id) => {
    const user = users.get(id);
    return user ? [writeLine(columns, options.format, lineOf(user, hashes.get(id)))] : [];
  });
  return writePart(context, job, lines, {
    done: places.length,
    place: JSON.stringify(places.at(-1)),
  });
}

async function readHashes(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("project_id", "=", projectId)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, password_hash }) => [id, password_hash]));
}
