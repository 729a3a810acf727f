import { rendering } from "#rendering";

interface Table {
  readonly calls: readonly string[];
  readonly reads: readonly string[];
}

type Members = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Runs `start` once for all callers, and again after a failure. */
export function once<T>(start: () => Promise<T>): () => Promise<T> {
  let run: Promise<T> | undefined;
  return () => {
    run ??= start().catch((error: unknown) => {
      run = undefined;
      throw error;
    });
    return run;
  };
}

/** Functions that load the object they belong to when they are called; hooks suspend meanwhile, unless `ready` has it already. */
export function lazyMembers(
  tables: readonly Table[],
  load: () => Promise<object>,
  ready: () => object | undefined = () => undefined,
): Record<string, unknown> {
  // One promise for all: React takes a hook's new promise at each render for a mistake.
  const loaded = once(load) as () => Promise<Members>;
  const shown = (): Promise<Members> => {
    const value = ready();
    // Where `status` is there already, `use` does not suspend.
    return value ? Object.assign(loaded(), { status: "fulfilled", value }) : loaded();
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
