"use client";

import { type ReactNode, useMemo } from "react";
import type { HandedDown } from "../app/handed-down.js";
import type { AskForTotp } from "../app/options.js";
// Not through #environment: a page on which no hook runs does not need the rest of it.
import { hooks } from "../environment/hooks.js";

interface ClientProviderProps {
  readonly app: HandedDown["app"];
  readonly user: HandedDown["user"];
  readonly children?: ReactNode;
}

const askForTotp: AskForTotp = async ({ tryCode }) => (await import("./ask-totp.js")).askTotp(tryCode);

const Handed = hooks.context;

/** Hands the app and its user down. It does nothing by itself, so that a page under it which asks for nothing pays for nothing. */
export function ClientProvider({ app, user, children }: ClientProviderProps): ReactNode {
  const handed = useMemo((): HandedDown => ({ app, user, askForTotp }), [app, user]);
  return <Handed value={handed}>{children}</Handed>;
}
