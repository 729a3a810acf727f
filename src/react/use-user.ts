import type { CurrentInternalUser } from "../app/apps/app-types.js";
import type { GetUserOptions } from "../app/user/get-user.js";
import { useCurrentUser } from "../app/user/use-current-user.js";
import type { CurrentUser } from "../resources/users/current-user.js";
import { usePageApp } from "./use-page-app.js";

type Options = GetUserOptions<true> & {
  /**
   * Throws `WRONG_PROJECT` if the provider's app belongs to another project. `"internal"` narrows
   * the type.
   */
  readonly projectIdMustMatch?: string | undefined;
};
type Present = Options & { readonly or: "redirect" | "throw" | "anonymous" };
type Internal = { readonly projectIdMustMatch: "internal" };

/**
 * The current user, live, in any client component below the provider: the same object until it
 * changes. Suspends if the page did not include the user.
 *
 * @example
 * const user = useUser({ or: "redirect" });
 * return <button onClick={() => user.update({ displayName: "Ada" })}>{user.displayName}</button>;
 */
export function useUser(options: Present & Internal): CurrentInternalUser;
export function useUser(options: Options & Internal): CurrentInternalUser | null;
export function useUser(options: Present): CurrentUser;
export function useUser(options?: Options): CurrentUser | null;
export function useUser(options: Options = {}): CurrentUser | null {
  return useCurrentUser(usePageApp(options.projectIdMustMatch, "useUser"), options);
}
