import { use, useSyncExternalStore } from "react";
import { ProviderContext } from "./context.js";
import type { Hooks } from "./environment.js";

/** The hooks of the kit, for client components. */
export const hooks: Hooks = { use, useSyncExternalStore, context: ProviderContext };
