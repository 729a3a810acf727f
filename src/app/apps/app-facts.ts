import type { HandlerUrls } from "../../protocol/handler-urls.js";
import type { Level } from "../../protocol/operations/level.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import type { StackClientAppJson } from "../config/options.js";

/** The members of every app that need no request. */
export interface AppFacts<ProjectId extends string> {
  /** The id of the project. */
  readonly projectId: ProjectId;
  /** The addresses of the app's pages, with defaults. */
  readonly urls: Readonly<HandlerUrls>;
  /**
   * A hook that returns the app's navigation function, according to the option `redirectMethod`.
   */
  useNavigate(): (to: string) => void;
}

/** Members of any app for the kit and for tools. */
export interface AppInternals {
  readonly toClientJson: () => StackClientAppJson;
  readonly sendRequest: (path: string, init: RequestInit, level?: Level) => Promise<Response>;
  /** Reduces a user to the fields that may travel to a browser. */
  readonly serializeUser: (user: Promise<object | null>) => Promise<UserFields<"client"> | null>;
  /** Sets the live user from wire JSON. Only client apps have it. */
  readonly setCurrentUser?: (user: Promise<unknown>) => Promise<void>;
}
