"use client";

import { DONE, type FlowAction } from "../../ui/form/flow.js";
import { type Flow, useFlow } from "../../ui/form/use-flow.js";
import { useScreenApp } from "../provider/connect.js";

/**
 * Signs in through a provider. Starts only on submit: there is no link that could be prefetched.
 */
export function useOAuth(provider: string, action?: FlowAction): Flow {
  const app = useScreenApp();
  return useFlow(async () => {
    await app.signInWithOAuth(provider);
    return DONE;
  }, action);
}
