import { use } from "react";
import { once } from "../cache/once.js";
import { DEFAULT_LOCALE } from "../protocol/languages/locales.js";
import type { Language } from "./language.js";
import { loadEnglish } from "./load-group.js";
import type { GroupName, WholeGroup } from "./text-groups.js";

const isEnglish = ({ locale, overrides }: Language): boolean =>
  locale === DEFAULT_LOCALE && overrides === undefined;

const loadTable = once(() => import("./load-messages.js"));

/** The texts of one group during a render: from the page, else loaded, which suspends. */
export function readTexts<G extends GroupName>(language: Language, group: G): WholeGroup<G> {
  const given: WholeGroup<G> | undefined = language.groups?.[group];
  if (given !== undefined) return given;
  if (isEnglish(language)) return use(loadEnglish(group));
  const { loadGroup, override } = use(loadTable());
  const texts = use(loadGroup(language.locale, group));
  if (language.overrides === undefined) return texts;
  return override(
    texts,
    use(loadGroup(DEFAULT_LOCALE, group)),
    language.overrides,
  ) as WholeGroup<G>;
}

/** The texts of one group outside a render: from the page, else loaded. */
export async function loadTexts<G extends GroupName>(
  language: Language,
  group: G,
): Promise<WholeGroup<G> | undefined> {
  const given: WholeGroup<G> | undefined = language.groups?.[group];
  if (given !== undefined) return given;
  if (isEnglish(language)) return loadEnglish(group);
  const { loadMessages } = await loadTable();
  return (await loadMessages(language.locale, [group], language.overrides))[group];
}
