import { once } from "../cache/once.js";
import type { Locale } from "../protocol/languages/locales.js";
import { groups } from "./en/groups.js";
import type { Texts } from "./message.js";
import type { GroupLoaders, GroupName, WholeGroup } from "./text-groups.js";

const loading = new Map<string, () => Promise<Texts>>();

/**
 * One group of one locale. The promise is cached so that React can suspend on it; a failed load can
 * be tried again.
 */
export function keptGroup<G extends GroupName>(
  locale: Locale,
  group: G,
  load: () => Promise<WholeGroup<G>>,
): Promise<WholeGroup<G>> {
  const key = `${locale}/${group}`;
  const loadKept = loading.get(key) ?? once<Texts>(load);
  loading.set(key, loadKept);
  return loadKept() as Promise<WholeGroup<G>>;
}

const english: GroupLoaders = groups;

/** One group in English. The other languages are in a separate chunk that no English page loads. */
export const loadEnglish = <G extends GroupName>(group: G): Promise<WholeGroup<G>> =>
  keptGroup("en", group, english[group] as () => Promise<WholeGroup<G>>);
