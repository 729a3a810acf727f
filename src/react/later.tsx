import { type ComponentType, type ReactNode, use } from "react";
import { rendering } from "#rendering";
import { once } from "../cache/once.js";
import { settled } from "../cache/settled.js";

/** A component that loads when first rendered, or earlier by `load()`. */
export interface Later<Props> {
  (props: Props): ReactNode;
  load(): Promise<unknown>;
}

/**
 * Unlike `lazy()` it renders without suspending once loaded, so that a form's next step appears at
 * once. Servers load it immediately, since streamed fallbacks need a script.
 */
export function later<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const loadOnce = once(find);
  // With its result on it, `use()` does not suspend.
  const load = async () => settled(await loadOnce(), loadOnce());
  // Rendering the component reports the failure.
  if (rendering.world !== "browser") load().catch(() => undefined);
  function Later(props: Props): ReactNode {
    const Shown = use(loadOnce());
    return <Shown {...props} />;
  }
  return Object.assign(Later, { load });
}
