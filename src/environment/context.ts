import { type Context, createContext } from "react";
import { VERSION } from "../protocol/version.js";
import type { ProviderValue } from "./environment.js";
import { CONTEXT } from "./registry.js";

const key: unique symbol = Symbol.for(CONTEXT + VERSION) as never;
const globals = globalThis as { [key]?: Context<ProviderValue | null> };

/**
 * The provider's context. Copies of one version share it, so that a second copy in a monorepo finds
 * the first one's provider.
 */
export const ProviderContext: Context<ProviderValue | null> =
  globals[key] ?? createContext<ProviderValue | null>(null);
globals[key] = ProviderContext;
