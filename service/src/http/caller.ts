import type { Level, Row, SessionActor, user } from "@stackkit/next/protocol/internal";
import type { Project } from "../db/tables/project-config.js";

/**
 * Who acts for a project: one of its keys, an owner with a session of the internal project, or
 * someone at the machine's command line.
 */
export interface Actor {
  readonly type: "key" | "administrator" | "agent" | "command-line";
  readonly id: string;
}

/** The authenticated caller of a request. */
export interface Caller {
  /** `undefined` if the request is unauthenticated. */
  readonly level: Level | undefined;
  readonly project: Project | undefined;
  /** Who proved the level. */
  readonly actor: Actor | undefined;
  /** The signed-in user's id, if the request has an access token of an existing user. */
  readonly userId: string | undefined;
  /** The session of the access token. */
  readonly sessionId: string | undefined;
  /** Who acts in the session besides the user. */
  readonly sessionActor: SessionActor | undefined;
  /** The access token's session has ended. Only operations that check a refresh token accept it. */
  readonly isSessionEnded: boolean;
  /** The signed-in user, read in the same query if the operation returns it. */
  readonly user: Row<typeof user> | undefined;
}

/** A caller without a user. */
export const NO_ONE = {
  actor: undefined,
  userId: undefined,
  sessionId: undefined,
  sessionActor: undefined,
  isSessionEnded: false,
  user: undefined,
} as const;
