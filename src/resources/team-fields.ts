import type { Level } from "../protocol/operations/level.js";
import type { Input } from "../protocol/operations/shape.js";
import type { teams } from "../protocol/records/team.js";

/** What can be changed of a team at level `L`. Fields that are left out stay as they are. */
export type TeamUpdate<L extends Level> = Input<(typeof teams.update)["body"], L>;
/**
 * `displayName?`, `profileImageUrl?` (a `data:` picture, or null), `clientMetadata?`.
 * @interface
 */
export type TeamUpdateOptions = TeamUpdate<"client">;
/**
 * {@link TeamUpdateOptions}, `clientReadOnlyMetadata?` and `serverMetadata?`; the picture may be any address.
 * @interface
 */
export type ServerTeamUpdateOptions = TeamUpdate<"server">;

/** A new team. */
export interface TeamCreateOptions {
  readonly displayName: string;
  readonly profileImageUrl?: string | null | undefined;
}

/** A new team made by a server. */
export interface ServerTeamCreateOptions extends TeamCreateOptions {
  /** Becomes a member, with the permissions of a team's creator. Nobody, if left out. */
  readonly creatorUserId?: string | undefined;
}
