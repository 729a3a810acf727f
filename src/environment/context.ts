import { type Context, createContext } from "react";
import { VERSION } from "../protocol/version.js";
import type { Handed } from "./environment.js";
import { REGISTRY } from "./registry.js";

const place = globalThis as { [REGISTRY]?: Map<string, Context<Handed | null>> };

/**
 * The contexts of all copies of the kit in this process or page, by version. Two copies of one version share theirs, so
 * that a monorepo's second copy finds the first one's provider.
 */
export const contexts: Map<string, Context<Handed | null>> = place[REGISTRY] ?? new Map();
place[REGISTRY] = contexts;

/** What the provider hands down to the hooks. */
export const HandedContext: Context<Handed | null> = contexts.get(VERSION) ?? createContext<Handed | null>(null);
contexts.set(VERSION, HandedContext);
