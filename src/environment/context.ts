import { type Context, createContext } from "react";
import { VERSION } from "../protocol/version.js";
import type { Handed } from "./environment.js";
import { CONTEXT } from "./registry.js";

const key: unique symbol = Symbol.for(CONTEXT + VERSION) as never;
const place = globalThis as { [key]?: Context<Handed | null> };

/**
 * What the provider hands down to the hooks. Two copies of one version share theirs, so that a monorepo's second copy finds
 * the first one's provider.
 */
export const HandedContext: Context<Handed | null> =
  place[key] ?? createContext<Handed | null>(null);
place[key] = HandedContext;
