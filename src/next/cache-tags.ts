/**
 * The tag for cached reads about a user: `cacheTag(userTag(user.id))`. Tags are stored in plain
 * text, so they contain only an id.
 */
export const userTag = (userId: string): string => `stackkit-user-${userId}`;

/** The tag for cached reads about a team: `cacheTag(teamTag(team.id))`. */
export const teamTag = (teamId: string): string => `stackkit-team-${teamId}`;

/** The members of `next/cache` in the supported versions of Next. */
interface NextCache {
  /** Since Next 16. */
  readonly updateTag?: (tag: string) => void;
  revalidateTag(tag: string, life?: { readonly expire: number }): void;
}

/** The error of Next 16 for `updateTag` outside an action. */
const isOutsideAction = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("updateTag can only be called");

/**
 * Expires cached data with these tags immediately, so that a write is visible in the same response.
 * For server actions and route handlers, on Next 15 and 16. Throws Next's own error during a
 * render.
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
