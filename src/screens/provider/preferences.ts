import { useSyncExternalStore } from "react";
import { environment } from "#environment";
import { COOKIES } from "../../protocol/cookies.js";
import { PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "../../protocol/limits/pages.js";
import type { Appearance } from "../../ui/theme/appearance.js";
import { readAppearance } from "../../ui/theme/read-appearance.js";

export type Choice = Appearance;

const read = (name: string): string | null => environment.pageJar?.().get(name) ?? null;

const listeners = new Set<() => void>();

/** Told of changes that this page makes; another tab shows its choice when it is next loaded. */
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

/** Keeps what a reader chose for a year; null follows the device again. */
export const chooseAppearance = (choice: Choice | null): void => write(COOKIES.appearance, choice);

/** Keeps the language that a reader chose; null follows the browser again. It is read when the page is next loaded. */
export const chooseLanguage = (locale: string | null): void => write(COOKIES.language, locale);

/**
 * What the reader chose, or null. `given` is what the server read from the same cookie: with it the first paint is right already.
 */
export const useChosenAppearance = (given?: Choice | null): Choice | null =>
  useSyncExternalStore(
    subscribe,
    () => readAppearance(read(COOKIES.appearance)),
    () => given ?? null,
  );

export const useChosenLanguage = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read(COOKIES.language),
    () => null,
  );
