import { internalsOf } from "../../app/apps/internals-symbol.js";
import type { ShellInternals } from "../../app/browser/client-app-shell.js";
import { useScreenApp } from "../provider/connect.js";

/** Lets whatever could not be read be asked for anew. Until then React finds the failure again, as often as it renders. */
export function useRetry(): () => Promise<void> {
  const { load } = internalsOf(useScreenApp()) as Pick<ShellInternals, "load">;
  return async () => (await load()).core.forgetFailures();
}
