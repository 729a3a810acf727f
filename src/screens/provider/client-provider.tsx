"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { announceUnloaded } from "../../app/apps/announce-unloaded.js";
import type { AppProviderValue } from "../../app/browser/serialized-app.js";
import type { AskForTotp } from "../../app/config/options.js";
import { ProviderContext } from "../../environment/context.js";
import { type Language, LanguageContext } from "../../messages/language.js";

interface ClientProviderProps {
  readonly app: AppProviderValue["app"];
  readonly user: AppProviderValue["user"];
  /** Left out where the app says nothing about the language. */
  readonly language: Language | undefined;
  readonly children?: ReactNode;
}

/** Where dialogs can be shown: the providers of this page, the innermost last. A server has none. */
const places = new Set<(dialog: ReactNode) => void>();

const askForTotp: AskForTotp = async ({ tryCode }) =>
  (await import("../components/totp-prompt.js")).askTotp(tryCode, [...places].at(-1));

/** Hands the app, its user and its language down. It does nothing by itself, so that a page under it which asks for nothing pays for nothing. */
export function ClientProvider({ app, user, language, children }: ClientProviderProps): ReactNode {
  const handed = useMemo((): AppProviderValue => ({ app, user, askForTotp }), [app, user]);
  const [dialog, show] = useState<ReactNode>();
  useEffect(() => {
    places.add(show);
    return () => void places.delete(show);
  }, []);
  useEffect(() => announceUnloaded(app), [app]);
  const shown = (
    <>
      {children}
      {dialog}
    </>
  );
  return (
    <ProviderContext value={handed}>
      {language ? <LanguageContext value={language}>{shown}</LanguageContext> : shown}
    </ProviderContext>
  );
}
