"use client";

import { use, useEffect, useState } from "react";
import { useHydrated } from "../react/use-hydrated.js";
import { type Failure, failureText } from "./failure.js";
import { type Language, LanguageContext } from "./language.js";
import { loadTexts, readTexts } from "./page-texts.js";
import type { Group } from "./text-groups.js";

interface Loaded {
  readonly language: Language;
  readonly texts: Partial<Group<"errors">>;
}

/**
 * The text for a failure of a {@link Flow} in the reader's language; undefined without a failure,
 * and while the texts load. They load with the first failure, or earlier if `mayCome` is set. If
 * loading fails, the text of an unknown failure is returned.
 *
 * @example
 * const flow = useCredentialSignIn();
 * const problem = useFailureText(flow.state.failure, flow.busy);
 */
export function useFailureText(failure: Failure | undefined, mayCome = false): string | undefined {
  const language = use(LanguageContext);
  const core = readTexts(language, "core");
  const isMissing = failure !== undefined && !(`errors.${failure.code}` in core);
  // A failure that came with the page must render its text at once, with and without JavaScript.
  const [loaded, keep] = useState<Loaded | undefined>(
    useHydrated() || !isMissing ? undefined : { language, texts: readTexts(language, "errors") },
  );
  const texts: Loaded["texts"] | undefined =
    language.groups?.errors ?? (loaded?.language === language ? loaded.texts : undefined);
  const isWanted = texts === undefined && (isMissing || mayCome);
  useEffect(() => {
    if (!isWanted) return;
    let mounted = true;
    const take = (words: Loaded["texts"] = {}) => mounted && keep({ language, texts: words });
    loadTexts(language, "errors").then(take, () => take());
    return () => {
      mounted = false;
    };
  }, [isWanted, language]);
  if (failure === undefined || (isMissing && texts === undefined)) return undefined;
  return failureText(failure, { ...core, ...texts }, language.locale);
}
