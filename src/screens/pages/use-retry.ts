import { internalsOf } from "../../app/apps/internals-symbol.js";
import type { ShellInternals } from "../../app/browser/client-app-shell.js";
import { useScreenApp } from "../provider/connect.js";

/** Lets failed reads run again. Until then React reuses the failure on every render. */
export function useRetry(): () => Promise<void> {
  const { load } = internalsOf(useScreenApp()) as Pick<ShellInternals, "load">;
  return async () => (await load()).core.forgetFailures();
}
