import { type Context, createContext } from "react";
import { VERSION } from "../protocol/version.js";
import type { ProviderValue } from "./environment.js";
import { CONTEXT } from "./registry.js";

const key: unique symbol = Symbol.for(CONTEXT + VERSION) as never;
const globals = globalThis as { [key]?: Context<ProviderValue | null> };

/**
 * What the provider hands down to the hooks. Two copies of one version share theirs, so that a monorepo's second copy finds
 * the first one's provider.
 */
export const ProviderContext: Context<ProviderValue | null> =
  globals[key] ?? createContext<ProviderValue | null>(null);
globals[key] = ProviderContext;
