import type { HandlerUrls } from "../../protocol/handler-urls.js";
import type { Level } from "../../protocol/operations/level.js";
import type { UserFields } from "../../resources/user-fields.js";
import type { StackClientAppJson } from "../config/options.js";

/** What every app knows without a call. */
export interface AppFacts<ProjectId extends string> {
  /** The id of the project. */
  readonly projectId: ProjectId;
  /** Where the app's pages are, defaults filled in. */
  readonly urls: Readonly<HandlerUrls>;
  /** A hook: the function that components navigate with, by the option `redirectMethod`. */
  useNavigate(): (to: string) => void;
}

/** What the kit itself and tools may use of any app. */
export interface AppInternals {
  readonly toClientJson: () => StackClientAppJson;
  readonly sendRequest: (path: string, init: RequestInit, level?: Level) => Promise<Response>;
  /** Reduces a user to the fields that may travel to a browser. */
  readonly serializeUser: (user: Promise<object | null>) => Promise<UserFields<"client"> | null>;
  /** Sets the live user from wire JSON. Only a client app has one. */
  readonly setCurrentUser?: (user: Promise<unknown>) => Promise<void>;
}
