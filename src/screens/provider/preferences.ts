import { useSyncExternalStore } from "react";
import { environment } from "#environment";
import { COOKIES } from "../../protocol/cookies.js";
import type { Appearance } from "../../ui/theme/appearance.js";
import { readAppearance } from "../../ui/theme/read-appearance.js";

/** How long a reader's choice of language and appearance is stored. */
const PREFERENCE_COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** The appearance that a person chose. */
export type Choice = Appearance;

const read = (name: string): string | null => environment.pageJar?.().get(name) ?? null;

const listeners = new Set<() => void>();

/** Notifies about changes on this page; other tabs pick up the choice on their next load. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function write(name: string, value: string | null): void {
  const jar = environment.pageJar?.();
  if (value === null) jar?.delete(name);
  else jar?.set(name, value, { maxAgeSeconds: PREFERENCE_COOKIE_MAX_AGE_SECONDS });
  for (const listener of listeners) listener();
}

/** Stores the reader's choice for a year; null follows the device again. */
export const chooseAppearance = (choice: Choice | null): void => write(COOKIES.appearance, choice);

/** Stores the reader's language; null follows the browser again. It applies on the next load. */
export const chooseLanguage = (locale: string | null): void => write(COOKIES.language, locale);

/**
 * The reader's choice, or null. `given` is the server's reading of the same cookie, which makes the
 * first paint correct.
 */
export const useChosenAppearance = (given?: Choice | null): Choice | null =>
  useSyncExternalStore(
    subscribe,
    () => readAppearance(read(COOKIES.appearance)),
    () => given ?? null,
  );

/** The language that a person chose in the settings, or null. */
export const useChosenLanguage = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(COOKIES.language),
    () => null,
  );
