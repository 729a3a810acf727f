import { rendering } from "#rendering";
import { once } from "../../cache/once.js";
import { settled } from "../../cache/settled.js";

interface Table {
  readonly calls: readonly string[];
  readonly reads: readonly string[];
}

type Members = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/**
 * Creates functions that load their object on first call. Hooks suspend meanwhile, unless `ready`
 * returns the object.
 */
export function membersLoadedOnCall(
  tables: readonly Table[],
  load: () => Promise<object>,
  ready: () => object | undefined = () => undefined,
): Record<string, unknown> {
  // All hooks share one promise: React rejects a hook that creates a new promise on each render.
  const loaded = once(load) as () => Promise<Members>;
  const shown = (): Promise<Members> => {
    const value = ready();
    return value ? settled(value as Members, loaded()) : loaded();
  };
  const members: Record<string, unknown> = {};
  for (const { calls, reads } of tables) {
    for (const name of [...calls, ...reads])
      members[name] = async (...args: unknown[]) => (await loaded())[name]?.(...args);
    for (const twin of reads) {
      const name = twin.replace(/^[a-z]+/, "use");
      members[name] = (...args: unknown[]) =>
        rendering.callHook(name, twin, ({ use }) => use(shown())[name]?.(...args));
    }
  }
  return members;
}
