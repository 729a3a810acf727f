"use client";

import { use, useEffect, useState } from "react";
import { useHydrated } from "../react/use-hydrated.js";
import type { Group } from "./en.js";
import { type Failure, failureText } from "./failure.js";
import { type Language, LanguageContext } from "./language.js";
import { loadTexts, readTexts } from "./page-texts.js";

interface Loaded {
  readonly language: Language;
  readonly texts: Partial<Group<"errors">>;
}

/**
 * What a failure of a {@link Flow} says to the person who meets it, in their language; undefined where nothing failed, and until
 * its words have come. They are asked for with the first failure, or earlier where one `mayCome`. Without them a failure says what an
 * unknown one does.
 *
 * @example
 * const flow = useCredentialSignIn();
 * const problem = useFailureText(flow.state.failure, flow.busy);
 */
export function useFailureText(failure: Failure | undefined, mayCome = false): string | undefined {
  const language = use(LanguageContext);
  const core = readTexts(language, "core");
  const isMissing = failure !== undefined && !(`errors.${failure.code}` in core);
  // A failure that came with the page has to say its words in it, with and without JavaScript.
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
