import { VERSION } from "../protocol/version.js";
import { UsageError } from "../transport/usage-error.js";
import { CONTEXT } from "./registry.js";

/** What to write in place of hooks that belong to no object. */
const ON_SERVER: Readonly<Record<string, string>> = {
  useUser: 'Write "await stackServerApp.getUser()"',
  useStackApp: "Import stackServerApp from your stack file",
};

/** The error of a hook in a server component. `twin` is the call to use instead. */
export const hookInServerComponent = (name: string, twin: string): UsageError =>
  new UsageError(
    "HOOK_IN_SERVER_COMPONENT",
    `${name}() is a hook, and hooks cannot run in server components, actions, route ` +
      `handlers or scripts. ${ON_SERVER[name] ?? `Write "await ${twin}()"`} instead, or move ` +
      `the call into a component whose file starts with "use client".`,
  );

/** The error of a form's hook in a server component. */
export const hookOfForm = (name: string): UsageError =>
  new UsageError(
    "HOOK_IN_SERVER_COMPONENT",
    `${name}() is a hook for forms, which only work in the browser. Call it in a component ` +
      `whose file starts with "use client".`,
  );

/** The error of a hook outside a component. `twin` is the call to use instead. */
export const hookOutsideComponent = (name: string, twin: string): UsageError =>
  new UsageError(
    "HOOK_OUTSIDE_COMPONENT",
    `${name}() is a hook and was called outside a component, where nothing can re-render ` +
      `when the value changes. Write "await ${twin}()" instead, or call it at the top of a ` +
      "client component.",
  );

/**
 * The error of a hook without `<StackProvider>` above it. Tells apart a second copy of the
 * package.
 */
export function noProvider(): UsageError {
  const others = Object.getOwnPropertySymbols(globalThis)
    .map(({ description = "" }) =>
      description.startsWith(CONTEXT) ? description.slice(CONTEXT.length) : VERSION,
    )
    .filter((version) => version !== VERSION);
  return others.length === 0
    ? new UsageError(
        "NO_PROVIDER",
        "useStackApp() or useUser() was called outside <StackProvider>. Put <StackProvider " +
          "app={stackServerApp}> around {children} in app/layout.tsx.",
      )
    : new UsageError(
        "TWO_COPIES",
        "This page contains several versions of @stackkit/next (also " +
          `${others.join(", ")}), so the hooks cannot find the provider. Make every package ` +
          "depend on the same version: npm ls @stackkit/next shows which packages bring one.",
      );
}

/** The error of a hook that asks for another project than the provider's. */
export const wrongProject = (wanted: string, found: string): UsageError =>
  new UsageError(
    "WRONG_PROJECT",
    `The component belongs to the project ${wanted}, but the provider's app belongs to ` +
      `${found}. Wrap it in a provider of its own project.`,
  );

/** The error of a call while a server renders a client component. */
export const appOnServer = (): UsageError =>
  new UsageError(
    "BROWSER_ONLY",
    "The provider's app was called while a server rendered a client component. Call it in an " +
      "effect or event handler.",
  );

/** The error of `useUser()` on an app without a token store. */
export const noStoreForHook = (): UsageError =>
  new UsageError(
    "NO_TOKEN_STORE",
    "useUser() was called on an app with tokenStore: null, which has no current user. Pass " +
      "a store to the call: useUser({ tokenStore }).",
  );

/** The error of a call with `or: "throw"` while no one is signed in. */
export const notSignedIn = (name: string): UsageError =>
  new UsageError(
    "ACCOUNT_NOT_SIGNED_IN",
    `${name}() was called with or: "throw" or or: "redirect", but no user is signed in. ` +
      `Redirect to the sign-in page first, or omit "or" and check for null.`,
  );
