import type { Handed } from "../environment/environment.js";
import type { UserFields } from "../resources/user.js";
import type { AskForTotp, StackClientAppJson } from "./options.js";

/** The current user as it travels from the server to the browser: decoded, without anything that only servers may see. */
export type HandedUser = Promise<UserFields<"client"> | null>;

/** What the provider hands down to the hooks below it. */
export interface HandedDown extends Handed {
  readonly app: StackClientAppJson;
  /** Absent on a static page: the first hook asks the service. */
  readonly user: HandedUser | undefined;
  /** Asks for a second factor in a dialog on the page. */
  readonly askForTotp: AskForTotp;
}
