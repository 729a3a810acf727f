import { type Context, createContext, use, useSyncExternalStore } from "react";
import { VERSION } from "../protocol/version.js";
import type { Handed, Hooks } from "./environment.js";

const REGISTRY = Symbol.for("@stackkit/next.contexts");

/**
 * The contexts of all copies of the kit in this process or page, by version. Two copies of one version share theirs, so
 * that a monorepo's second copy finds the first one's provider.
 */
const contexts = sharedContexts(globalThis as { [REGISTRY]?: Map<string, Context<Handed | null>> });

function sharedContexts(place: { [REGISTRY]?: Map<string, Context<Handed | null>> }): Map<string, Context<Handed | null>> {
  place[REGISTRY] ??= new Map();
  return place[REGISTRY];
}

function ownContext(): Context<Handed | null> {
  const known = contexts.get(VERSION);
  if (known) return known;
  const context = createContext<Handed | null>(null);
  contexts.set(VERSION, context);
  return context;
}

/** The hooks of the kit, for client components. */
export const hooks: Hooks = { use, useSyncExternalStore, context: ownContext(), otherVersions: () => [...contexts.keys()].filter((version) => version !== VERSION) };
