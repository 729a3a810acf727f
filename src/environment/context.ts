import {
  type Context,
  createContext,
  type Dispatch,
  type ReactElement,
  type SetStateAction,
} from "react";
import { VERSION } from "../protocol/version.js";
import type { ProviderValue } from "./environment.js";
import { CONTEXT } from "./registry.js";

/** Changes the list of what a provider shows over the page. */
type Outlet = Dispatch<SetStateAction<readonly ReactElement[]>>;

/** The provider's context, and the outlets of this page's providers, innermost last. */
type SharedContext = Context<ProviderValue | null> & { readonly outlets: Set<Outlet> };

const key: unique symbol = Symbol.for(CONTEXT + VERSION) as never;
const globals = globalThis as { [key]?: SharedContext };

/**
 * The provider's context. Copies of one version share it, so that a second copy in a monorepo finds
 * the first one's provider.
 */
export const ProviderContext: SharedContext =
  globals[key] ??
  Object.assign(createContext<ProviderValue | null>(null), { outlets: new Set<never>() });
globals[key] = ProviderContext;
