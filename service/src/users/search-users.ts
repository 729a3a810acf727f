import {
  type Answer,
  canonicalEmail,
  type UserMatchKind,
  type userLists,
} from "@stackkit/next/protocol/internal";
import type { Batches } from "../core/batches.js";
import { BATCH_OF_WIDE_ROWS } from "../core/limits.js";
import type { Database } from "../db/database.js";
import type { Project } from "../db/tables/project-config.js";
import { findUserIds, readUsersById } from "./user-list.js";

/** Users whose name or address begins with the text of a search. */
const NAMES_FOUND = 20;
/** Users of the same provider account id or of keys that end alike. */
const MOST_OF_ONE_TEXT = 20;
const LAST_FOUR_LENGTH = 4;

type Match = Answer<typeof userLists.search>[number];

interface Found {
  readonly text: string;
  readonly foundBy: UserMatchKind | null;
  readonly userId: string | null;
}

/** Finds the users that texts mean, in the order of the texts. */
export async function* searchUsers(
  db: Database,
  project: Project,
  texts: readonly string[],
): Batches<Match> {
  const trimmed = [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
  const found = await findAll(db, project, trimmed);
  for (let from = 0; from < found.length; from += BATCH_OF_WIDE_ROWS) {
    const some = found.slice(from, from + BATCH_OF_WIDE_ROWS);
    const ids = some.flatMap(({ userId }) => userId ?? []);
    const users = await readUsersById(db, project.id, [...new Set(ids)]);
    yield some.map(({ text, foundBy, userId }) => {
      const user = (userId !== null && users.get(userId)) || null;
      return { text, foundBy: user && foundBy, user };
    });
  }
}

async function findAll(
  db: Database,
  project: Project,
  texts: readonly string[],
): Promise<readonly Found[]> {
  if (texts.length === 0) return [];
  const exact = await findExact(db, project, texts);
  const [only] = texts;
  const names = texts.length === 1 && only !== undefined ? await findNames(db, project, only) : [];
  return texts.flatMap((text): Found[] => {
    const seen = new Set<string>();
    const found = [...exact, ...names].filter((match) => {
      if (match.text !== text || match.userId === null || seen.has(match.userId)) return false;
      seen.add(match.userId);
      return true;
    });
    return found.length > 0 ? found : [{ text, foundBy: null, userId: null }];
  });
}

async function findNames(db: Database, project: Project, query: string): Promise<Found[]> {
  const options = { query, match: "prefix", limit: NAMES_FOUND } as const;
  const { places } = await findUserIds(db, project.id, options);
  return places.map(({ id }) => ({ text: query, foundBy: "name", userId: id }));
}

/** What each text is as a whole, most certain first. */
async function findExact(
  db: Database,
  { id: projectId, config }: Project,
  texts: readonly string[],
): Promise<readonly Found[]> {
  const most = texts.length * MOST_OF_ONE_TEXT;
  const ids = texts.map((text) => text.toLowerCase());
  const users = await db
    .selectFrom("users")
    .select(["id as value", "id as user_id"])
    .where("project_id", "=", projectId)
    .where("id", "in", ids)
    .execute();
  const addresses = await db
    .selectFrom("contact_channels")
    .select(["canonical as value", "user_id"])
    .where("project_id", "=", projectId)
    .where("canonical", "in", texts.map(canonicalEmail))
    .orderBy("is_verified", "desc")
    .limit(most)
    .execute();
  const sessions = await db
    .selectFrom("sessions")
    .select(["id as value", "user_id"])
    .where("project_id", "=", projectId)
    .where("id", "in", ids)
    .execute();
  const providers = config.oauthProviders.map(({ id }) => id);
  const accounts =
    providers.length === 0
      ? []
      : await db
          .selectFrom("oauth_accounts")
          .select(["account_id as value", "user_id"])
          .where("project_id", "=", projectId)
          .where("provider_id", "in", providers)
          .where("account_id", "in", texts)
          .limit(most)
          .execute();
  const lastFours = texts.map((text) => text.slice(-LAST_FOUR_LENGTH));
  const keys = await db
    .selectFrom("owner_keys")
    .select(["last_four as value", "user_id"])
    .where("project_id", "=", projectId)
    .where("last_four", "in", lastFours)
    .limit(most)
    .execute();
  const of = (
    rows: readonly { readonly value: string; readonly user_id: string | null }[],
    foundBy: UserMatchKind,
    formOf: (text: string) => string,
  ): Found[] =>
    texts.flatMap((text) =>
      rows
        .filter(({ value }) => value === formOf(text))
        .map(({ user_id }) => ({ text, foundBy, userId: user_id })),
    );
  const lower = (text: string) => text.toLowerCase();
  return [
    ...of(users, "id", lower),
    ...of(addresses, "address", canonicalEmail),
    ...of(sessions, "session", lower),
    ...of(accounts, "provider-account", (text) => text),
    // "…a1b2", as lists of keys show them, or the four characters alone.
    ...of(keys, "api-key", (text) => text.replace(/^(?:\u2026|\.{3}|\*+)/, "")),
  ];
}
