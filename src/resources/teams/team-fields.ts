import type { Level } from "../../protocol/operations/level.js";
import type { Input } from "../../protocol/operations/shape.js";
import type { teams } from "../../protocol/records/team.js";

/** Changes to a team at level `L`. Omitted fields stay unchanged. */
export type TeamUpdate<L extends Level> = Input<(typeof teams.update)["body"], L>;
/**
 * `displayName?`, `profileImageUrl?` (a `data:` picture, or null), `clientMetadata?`.
 * @interface
 */
export type TeamUpdateOptions = TeamUpdate<"client">;
/**
 * {@link TeamUpdateOptions}, `clientReadOnlyMetadata?` and `serverMetadata?`; the picture may be
 * any address.
 * @interface
 */
export type ServerTeamUpdateOptions = TeamUpdate<"server">;

/** A new team. */
export interface TeamCreateOptions {
  /** The display name. */
  readonly displayName: string;
  /** A picture: a URL, or the image as a `data:` URL. Browsers may only set `data:` URLs. */
  readonly profileImageUrl?: string | null | undefined;
}

/** A new team, created by a server. */
export interface ServerTeamCreateOptions extends TeamCreateOptions {
  /** Becomes a member with the creator's permissions. Default: no creator. */
  readonly creatorUserId?: string | undefined;
}
