import type { ProviderValue } from "../../environment/environment.js";
import { type HandlerUrls, namedUrls, resolveUrls } from "../../protocol/handler-urls.js";
import type { UserFields } from "../../resources/user-fields.js";
import type { AskForTotp, StackClientAppJson } from "../config/options.js";

/** The current user as it travels from the server to the browser: decoded, without anything that only servers may see. */
export type SerializedUser = Promise<UserFields<"client"> | null>;

/** An app as it travels with every page: only those of its addresses that do not follow from the others. */
export type SerializedApp = Omit<StackClientAppJson, "urls"> & {
  readonly urls: Partial<HandlerUrls>;
};

export const serializeApp = ({ urls, ...json }: StackClientAppJson): SerializedApp => ({
  ...json,
  urls: namedUrls(urls),
});

/** The other direction. */
export const deserializeApp = (serialized: SerializedApp): StackClientAppJson => ({
  ...serialized,
  urls: resolveUrls(serialized.urls),
});

/** What the provider hands down to the hooks below it. */
export interface AppProviderValue extends ProviderValue {
  readonly app: SerializedApp;
  /** Absent on a static page: the first hook asks the service. */
  readonly user: SerializedUser | undefined;
  /** Asks for a second factor in a dialog on the page. */
  readonly askForTotp: AskForTotp;
}
