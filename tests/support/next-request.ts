import { AfterContext } from "next/dist/server/after/after-context.js";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";

/** Runs `work` as Next runs a route handler, and then what was left to `after`. */
export async function inRequest<T>(
  work: () => Promise<T>,
  route = "/api/v1/[...stackkit]",
): Promise<T> {
  let close = () => {};
  const afterContext = new AfterContext({
    waitUntil: () => {},
    onClose: (callback) => {
      close = callback;
    },
    onTaskError: undefined,
  });
  const workStore = { route, page: route, afterContext } as never;
  const unitStore = { type: "request", phase: "render" } as never;
  const result = await workAsyncStorage.run(workStore, () =>
    workUnitAsyncStorage.run(unitStore, work),
  );
  close();
  return result;
}
