"use client";

import { DONE, type FlowAction } from "../../ui/flow.js";
import { type Flow, useFlow } from "../../ui/use-flow.js";
import { useScreenApp } from "../connect.js";
import { rememberMethod } from "../last-used.js";

/** Signing in through a provider. Starts only when it is sent: no link leads there, so nothing can prefetch it. */
export function useOAuth(provider: string, action?: FlowAction): Flow {
  const app = useScreenApp();
  return useFlow(
    async () => {
      await app.signInWithOAuth(provider);
      return DONE;
    },
    action,
    () => rememberMethod(provider),
  );
}
