import { keepFailure } from "../../cache/once.js";
import type { Settings } from "../config/app-settings.js";

/**
 * Runs a redirect once for all waiting components, and never resolves. An app's own router keeps
 * the page, so the next visit redirects again.
 */
export function redirectOnce(
  { redirectMethod }: Pick<Settings, "redirectMethod">,
  redirect: () => Promise<void>,
): () => Promise<never> {
  let run: Promise<never> | undefined;
  const forget = () => {
    run = undefined;
  };
  const start = async () => {
    await redirect();
    if (typeof redirectMethod === "object" && redirectMethod.navigate) forget();
    return new Promise<never>(() => {});
  };
  return () => {
    run ??= keepFailure(start(), forget);
    return run;
  };
}
