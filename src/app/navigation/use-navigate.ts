import { environment } from "#environment";
import type { RedirectMethod } from "../config/options.js";

/** Returns the navigation function of components, according to the app's redirect method. */
export function useNavigate(redirectMethod: RedirectMethod): (to: string) => void {
  // An app never changes its redirect method, so the same hooks run at each render.
  if (redirectMethod === "none") return () => {};
  // biome-ignore lint/correctness/useHookAtTopLevel: see above.
  if (typeof redirectMethod === "object") return redirectMethod.useNavigate();
  // biome-ignore lint/correctness/useHookAtTopLevel: see above.
  return environment.useGo(redirectMethod === "window");
}
