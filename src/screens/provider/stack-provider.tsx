import type { ReactNode } from "react";
import { rendering } from "#rendering";
import { stackAppInternalsSymbol } from "../../app/apps/internals-symbol.js";
import { type SerializedUser, serializeApp } from "../../app/browser/serialized-app.js";
import { hasCacheComponents, reportUnknownOptions } from "../../app/config/next-flags.js";
import type { StackClientAppJson } from "../../app/config/options.js";
import type { GetUserOptions } from "../../app/user/get-user.js";
import type { Language } from "../../messages/language.js";
import type { TranslationOverrides } from "../../messages/override.js";
import { chooseLocale } from "../../protocol/languages/choose-locale.js";
import { CheckedOverrides } from "./checked-overrides.js";
import { ClientProvider } from "./client-provider.js";

/**
 * What the provider needs of an app: any {@link StackClientApp}, {@link StackServerApp} or {@link
 * StackAdminApp} with a token store.
 */
export interface ProvidedApp {
  readonly [stackAppInternalsSymbol]: {
    readonly toClientJson: () => StackClientAppJson;
    readonly serializeUser: (user: Promise<object | null>) => SerializedUser;
  };
  getUser(options: GetUserOptions<true>): Promise<object | null>;
}

/** Props of {@link StackProvider}. */
export interface StackProviderProps {
  /** The app whose users the page serves. Its secrets never leave the server. */
  readonly app: ProvidedApp;
  /**
   * The current user, serialized so that no hook needs a request: `user={app.getUser()}`, not
   * awaited. This makes the page dynamic, so use it for pages that are dynamic anyway. If omitted,
   * the page stays static and the first hook makes one request; with `cacheComponents` the user
   * streams in after the page's static part. `false` disables that too, for apps whose pages must
   * be fully static.
   */
  readonly user?: Promise<object | null> | object | null | false | undefined;
  /** The language of the kit's screens. Default: English. */
  readonly lang?: string | undefined;
  /** Replacements for texts of the screens, by English text. Throws for an unknown text. */
  readonly translationOverrides?: TranslationOverrides | undefined;
  /** The app's content. */
  readonly children?: ReactNode;
}

/**
 * Makes an app available to the hooks and components below it. Wrap `{children}` in it in
 * `app/layout.tsx`. It reads no cookie, so static pages stay static.
 *
 * @example
 * <StackProvider app={stackServerApp} user={stackServerApp.getUser()}>
 *   {children}
 * </StackProvider>
 */
export function StackProvider(props: StackProviderProps): ReactNode {
  reportUnknownOptions("<StackProvider>", props);
  const { app, user, lang, translationOverrides, children } = props;
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

/**
 * With `cacheComponents`, passing a request promise down does not make a page dynamic: the boundary
 * that awaits it is.
 */
const ofRequest = (app: ProvidedApp): Promise<object | null> | undefined =>
  hasCacheComponents() && rendering.world === "server"
    ? app.getUser({ or: "anonymous-if-exists" })
    : undefined;
