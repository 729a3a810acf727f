import { notFound } from "next/navigation.js";
import { loadMessages } from "../../messages/load-messages.js";
import type { TranslationOverrides } from "../../messages/override.js";
import { chooseLocale } from "../../protocol/languages/choose-locale.js";
import { findRoute, screenOf } from "../../screens/pages/routes.js";
import { readReader } from "./reader.js";
import type { RouteProps } from "./stack-handler.js";

/** The language of the titles, as the app's `<StackProvider>` has it. */
export interface HandlerMetadataOptions {
  /** The language, if the app sets it. Default: the reader's. */
  readonly lang?: string | undefined;
  /** The app's own texts, by English text. */
  readonly translationOverrides?: TranslationOverrides | undefined;
}

/** The `generateMetadata` of the handler's page: from its props to its title, if it has one. */
export type HandlerMetadata = (props: RouteProps) => Promise<{ title?: string }>;

/**
 * {@link generateMetadata} for an app that sets a language or texts of its own: the same `lang` and
 * `translationOverrides` as on `<StackProvider>`.
 *
 * @example
 * export const generateMetadata = handlerMetadata({ lang: "de-DE" });
 */
export function handlerMetadata({
  lang,
  translationOverrides,
}: HandlerMetadataOptions = {}): HandlerMetadata {
  return async ({ params }) => {
    const found = findRoute((await params)?.stack?.join("/") ?? "");
    // With it Next takes the title of the app's own page for unknown addresses.
    if (found === undefined) notFound();
    if (!("route" in found)) return {};
    const locale = lang === undefined ? (await readReader()).locale : chooseLocale({ lang });
    const [group, key] = screenOf(found.route).title;
    const { [group]: texts } = await loadMessages(locale, [group], translationOverrides);
    return { title: (texts as Readonly<Record<typeof key, string>>)[key] };
  };
}

/**
 * The title of each page of the handler, in the reader's language and within the title template of
 * the app's layout. Export it from the page that shows {@link StackHandler}. It reads the
 * language, never the session.
 *
 * @example
 * export { generateMetadata } from "@stackkit/next/handler";
 */
export const generateMetadata: HandlerMetadata = handlerMetadata();
