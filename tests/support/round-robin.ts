import type { Service } from "@stackkit/service";

/** Instances of a service as one, whose requests go to each in turn. */
export function behindRoundRobin(
  first: Service,
  others: readonly Service[],
  afterStop: () => Promise<void>,
): Service {
  const all = [first, ...others];
  let turn = 0;
  const stop = async () => {
    await Promise.all(all.map((service) => service.stop()));
    await afterStop();
  };
  return {
    ...first,
    newInternalKeys: all.find(({ newInternalKeys }) => newInternalKeys)?.newInternalKeys,
    fetch: (request) => (all[turn++ % all.length] ?? first).fetch(request),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
