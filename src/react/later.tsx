import { type ComponentType, type ReactNode, use } from "react";
import { rendering } from "#rendering";

/** A component in a file of its own, loaded when it is first shown, or before by `load()`. */
export interface Later<Props> {
  (props: Props): ReactNode;
  load(): Promise<unknown>;
}

/**
 * Unlike `lazy()` it suspends no more once it is loaded, so that a step of a form can be there the moment that it is needed.
 * A server loads it at once: what suspends there comes late, and by a script.
 */
export function later<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let found: ComponentType<Props> | undefined;
  let finding: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    finding ??= find().then(
      (component) => {
        found = component;
        return component;
      },
      (error: unknown) => {
        finding = undefined;
        throw error;
      },
    );
    return finding;
  };
  // Whoever shows it meets the failure.
  if (rendering.world !== "browser") load().catch(() => undefined);
  function Later(props: Props): ReactNode {
    const Shown = found ?? use(load());
    return <Shown {...props} />;
  }
  return Object.assign(Later, { load });
}
