"use client";

import { type ReactElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { announceUnloaded } from "../../app/apps/announce-unloaded.js";
import type { AppProviderValue } from "../../app/browser/serialized-app.js";
import { ProviderContext } from "../../environment/context.js";
import { type Language, LanguageContext } from "../../messages/language.js";

interface ClientProviderProps {
  readonly app: AppProviderValue["app"];
  readonly user: AppProviderValue["user"];
  /** Omitted if the app does not set a language. */
  readonly language: Language | undefined;
  readonly children?: ReactNode;
}

/**
 * Provides the app, its user and its language. It loads nothing itself, so pages that need nothing
 * pay nothing.
 */
export function ClientProvider({ app, user, language, children }: ClientProviderProps): ReactNode {
  const handed = useMemo((): AppProviderValue => ({ app, user }), [app, user]);
  const [overPage, change] = useState<readonly ReactElement[]>([]);
  useEffect(() => {
    ProviderContext.outlets.add(change);
    return () => void ProviderContext.outlets.delete(change);
  }, []);
  useEffect(() => announceUnloaded(app), [app]);
  const shown = (
    <>
      {children}
      {overPage}
    </>
  );
  return (
    <ProviderContext value={handed}>
      {language ? <LanguageContext value={language}>{shown}</LanguageContext> : shown}
    </ProviderContext>
  );
}
