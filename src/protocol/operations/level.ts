/** A caller's access level: a browser, a trusted server, or a project's administrator. */
export type Level = "client" | "server" | "admin";

/** All levels, lowest first. */
export const LEVELS = ["client", "server", "admin"] as const satisfies readonly Level[];

/** The levels that include `L`: `AtLeast<"server">` is `"server" | "admin"`. */
export type AtLeast<L extends Level> = L extends "client"
  ? Level
  : L extends "server"
    ? "server" | "admin"
    : "admin";

/** Whether a caller at level `have` may do what requires level `need`. */
export const reaches = (have: Level, need: Level): boolean =>
  LEVELS.indexOf(have) >= LEVELS.indexOf(need);
