import type { Board } from "./board/board";

declare global {
  /**
   * The shapes of this app's own data: `team.serverMetadata` and `user.clientMetadata` have them
   * everywhere.
   */
  interface StackKitTypes {
    teamServerMetadata: { board?: Board } | null;
    clientMetadata: { status?: string } | null;
  }
}
