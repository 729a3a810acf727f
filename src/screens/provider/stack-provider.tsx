import type { ReactNode } from "react";
import { rendering } from "#rendering";
import { stackAppInternalsSymbol } from "../../app/apps/internals-symbol.js";
import { type SerializedUser, serializeApp } from "../../app/browser/serialized-app.js";
import { hasCacheComponents } from "../../app/config/next-flags.js";
import type { StackClientAppJson } from "../../app/config/options.js";
import type { GetUserOptions } from "../../app/user/get-user.js";
import { chooseLocale } from "../../messages/choose-locale.js";
import type { Language } from "../../messages/language.js";
import type { TranslationOverrides } from "../../messages/override.js";
import { CheckedOverrides } from "./checked-overrides.js";
import { ClientProvider } from "./client-provider.js";

/** What the provider needs of an app: any {@link StackClientApp}, {@link StackServerApp} or {@link StackAdminApp} with a token store. */
export interface ProvidedApp {
  readonly [stackAppInternalsSymbol]: {
    readonly toClientJson: () => StackClientAppJson;
    readonly serializeUser: (user: Promise<object | null>) => SerializedUser;
  };
  getUser(options: GetUserOptions<true>): Promise<object | null>;
}

/** Props of {@link StackProvider}. */
export interface StackProviderProps {
  /** The app whose users the page is for. Nothing secret of it leaves the server. */
  readonly app: ProvidedApp;
  /**
   * The current user, handed down so that no hook has to ask: `user={app.getUser()}`, not awaited. It makes the page
   * dynamic, so hand it in where pages are dynamic anyway. Left out, the page stays as static as it was, and the first
   * hook makes one request; with `cacheComponents` the user streams in behind the page's static part. `false` hands nothing
   * down there either: for an app whose pages are static to the last byte.
   */
  readonly user?: Promise<object | null> | object | null | false | undefined;
  /** The language of the kit's screens. Default: English. */
  readonly lang?: string | undefined;
  /** Other words for texts of the screens, by their English text. Throws for a text that there is none of. */
  readonly translationOverrides?: TranslationOverrides | undefined;
  /** The app. */
  readonly children?: ReactNode;
}

/**
 * Makes an app known to the hooks and components below it. Put it around `{children}` in `app/layout.tsx`. It reads no
 * cookie, so static pages stay static.
 *
 * @example
 * <StackProvider app={stackServerApp} user={stackServerApp.getUser()}>{children}</StackProvider>
 */
export function StackProvider({
  app,
  user,
  lang,
  translationOverrides,
  children,
}: StackProviderProps): ReactNode {
  const internals = app[stackAppInternalsSymbol];
  const given =
    user === undefined ? ofRequest(app) : user === false ? undefined : Promise.resolve(user);
  return (
    <ClientProvider
      app={serializeApp(internals.toClientJson())}
      user={given && internals.serializeUser(given)}
      language={languageOf(lang, translationOverrides)}
    >
      {rendering.world === "server" && translationOverrides ? (
        <CheckedOverrides overrides={translationOverrides}>{children}</CheckedOverrides>
      ) : (
        children
      )}
    </ClientProvider>
  );
}

const languageOf = (
  lang: string | undefined,
  overrides: TranslationOverrides | undefined,
): Language | undefined =>
  lang === undefined && overrides === undefined
    ? undefined
    : { locale: chooseLocale({ lang }), isFixed: lang !== undefined, overrides };

/** With `cacheComponents` a promise of the request does not make a page dynamic: who waits for it does so in their own boundary. */
const ofRequest = (app: ProvidedApp): Promise<object | null> | undefined =>
  hasCacheComponents() && rendering.world === "server"
    ? app.getUser({ or: "anonymous-if-exists" })
    : undefined;
