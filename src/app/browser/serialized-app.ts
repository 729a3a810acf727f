import type { Handed } from "../../environment/environment.js";
import { type HandlerUrls, namedUrls, resolveUrls } from "../../protocol/handler-urls.js";
import type { UserFields } from "../../resources/user-fields.js";
import type { AskForTotp, StackClientAppJson } from "../config/options.js";

/** The current user as it travels from the server to the browser: decoded, without anything that only servers may see. */
export type HandedUser = Promise<UserFields<"client"> | null>;

/** An app as it travels with every page: only those of its addresses that do not follow from the others. */
export type HandedApp = Omit<StackClientAppJson, "urls"> & { readonly urls: Partial<HandlerUrls> };

export const handedApp = ({ urls, ...json }: StackClientAppJson): HandedApp => ({
  ...json,
  urls: namedUrls(urls),
});

/** The other direction. */
export const jsonOfHanded = (handed: HandedApp): StackClientAppJson => ({
  ...handed,
  urls: resolveUrls(handed.urls),
});

/** What the provider hands down to the hooks below it. */
export interface HandedDown extends Handed {
  readonly app: HandedApp;
  /** Absent on a static page: the first hook asks the service. */
  readonly user: HandedUser | undefined;
  /** Asks for a second factor in a dialog on the page. */
  readonly askForTotp: AskForTotp;
}
