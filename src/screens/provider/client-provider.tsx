"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { announceUnloaded } from "../../app/apps/announce-unloaded.js";
import type { AppProviderValue } from "../../app/browser/serialized-app.js";
import type { AskForTotp } from "../../app/config/options.js";
import { ProviderContext } from "../../environment/context.js";
import { type Language, LanguageContext } from "../../messages/language.js";
import { places } from "./places.js";

interface ClientProviderProps {
  readonly app: AppProviderValue["app"];
  readonly user: AppProviderValue["user"];
  /** Omitted if the app does not set a language. */
  readonly language: Language | undefined;
  readonly children?: ReactNode;
}

/** Servers never ask. Bundlers evaluate `typeof window` and leave the dialog out there. */
const askForTotp: AskForTotp =
  typeof window === "undefined"
    ? async () => null
    : async ({ attemptCode, tryCode }) =>
        (await import("../components/totp-prompt.js")).askTotp(
          attemptCode,
          tryCode,
          [...places].at(-1),
        );

/**
 * Provides the app, its user and its language. It loads nothing itself, so pages that need nothing
 * pay nothing.
 */
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
