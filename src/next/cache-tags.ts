/** The tag of what a cached function read about a user: `cacheTag(userTag(user.id))`. Tags are kept in plain text, so they hold an id and nothing else. */
export const userTag = (userId: string): string => `stackkit-user-${userId}`;

/** The tag of what a cached function read about a team: `cacheTag(teamTag(team.id))`. */
export const teamTag = (teamId: string): string => `stackkit-team-${teamId}`;

/** What there is of `next/cache` in the versions of Next that the kit runs on. */
interface NextCache {
  /** Since 16. */
  readonly updateTag?: (tag: string) => void;
  revalidateTag(tag: string, life?: { readonly expire: number }): void;
}

/** How Next 16 refuses `updateTag` outside an action. */
const isOutsideAction = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("updateTag can only be called");

/**
 * Forgets at once what was cached under these tags, after a write: whoever made it sees it in the same answer. For server
 * actions and route handlers, on Next 15 and 16 alike. Throws Next's own error while a page is being rendered.
 *
 * @example
 * await user.update({ displayName });
 * await expireTags(userTag(user.id));
 */
export async function expireTags(...tags: readonly string[]): Promise<void> {
  const { updateTag, revalidateTag } = (await import("next/cache.js")) as unknown as NextCache;
  for (const tag of tags) {
    if (updateTag === undefined) revalidateTag(tag);
    else {
      try {
        updateTag(tag);
      } catch (error) {
        if (!isOutsideAction(error)) throw error;
        revalidateTag(tag, { expire: 0 });
      }
    }
  }
}
