"use client";

import { DONE, type FlowAction } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { rememberMethod } from "../components/last-used.js";
import { useScreenApp } from "../provider/connect.js";

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
