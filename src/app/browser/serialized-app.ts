import type { ProviderValue } from "../../environment/environment.js";
import { type HandlerUrls, namedUrls, resolveUrls } from "../../protocol/handler-urls.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import type { StackClientAppJson } from "../config/options.js";

/** The current user as sent to the browser: decoded, without server-only fields. */
export type SerializedUser = Promise<UserFields<"client"> | null>;

/** An app as sent with every page. Contains only the addresses that differ from the defaults. */
export type SerializedApp = Omit<StackClientAppJson, "urls"> & {
  readonly urls: Partial<HandlerUrls>;
};

/** What the provider hands to the browser: settings without secrets. */
export const serializeApp = ({ urls, ...json }: StackClientAppJson): SerializedApp => ({
  ...json,
  urls: namedUrls(urls),
});

/** Restores the default addresses. */
export const deserializeApp = (serialized: SerializedApp): StackClientAppJson => ({
  ...serialized,
  urls: resolveUrls(serialized.urls),
});

/** The provider's context value. */
export interface AppProviderValue extends ProviderValue {
  readonly app: SerializedApp;
  /** Undefined on a static page, where the first hook requests the service. */
  readonly user: SerializedUser | undefined;
}
