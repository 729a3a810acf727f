/** How far a caller may reach: a browser, a trusted server, or a project's administrator. */
export type Level = "client" | "server" | "admin";

export const LEVELS = ["client", "server", "admin"] as const satisfies readonly Level[];

/** The levels that may stand wherever `L` is asked for: `AtLeast<"server">` is `"server" | "admin"`. */
export type AtLeast<L extends Level> = L extends "client"
  ? Level
  : L extends "server"
    ? "server" | "admin"
    : "admin";

/** Whether a caller at `have` may do what asks for `need`. */
export const reaches = (have: Level, need: Level): boolean =>
  LEVELS.indexOf(have) >= LEVELS.indexOf(need);
