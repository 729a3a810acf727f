import { VERSION } from "../protocol/version.js";
import { UsageError } from "../transport/usage-error.js";
import { CONTEXT } from "./registry.js";

export const hookInServerComponent = (name: string, twin: string): UsageError =>
  new UsageError(
    "HOOK_IN_SERVER_COMPONENT",
    `${name}() is a hook, and hooks cannot run in server components, actions, route handlers or scripts. Write "await ${twin}()" instead, or move the call into a component that starts with "use client".`,
  );

export const hookOfForm = (name: string): UsageError =>
  new UsageError(
    "HOOK_IN_SERVER_COMPONENT",
    `${name}() is a hook of a form, and forms work in the browser. Call it in a component whose file starts with "use client".`,
  );

export const hookOutsideComponent = (name: string, twin: string): UsageError =>
  new UsageError(
    "HOOK_OUTSIDE_COMPONENT",
    `${name}() is a hook, and was called outside a component, where nothing can be shown anew when the value changes. Write "await ${twin}()" instead, or call it at the top of a client component.`,
  );

export function noProvider(): UsageError {
  const others = Object.getOwnPropertySymbols(globalThis)
    .map(({ description = "" }) =>
      description.startsWith(CONTEXT) ? description.slice(CONTEXT.length) : VERSION,
    )
    .filter((version) => version !== VERSION);
  return others.length === 0
    ? new UsageError(
        "NO_PROVIDER",
        "useStackApp() or useUser() was called outside <StackProvider>. Put <StackProvider app={stackServerApp}> around {children} in app/layout.tsx.",
      )
    : new UsageError(
        "TWO_COPIES",
        `Several versions of @stackkit/next are in this page (also ${others.join(", ")}), so the hooks cannot find the provider. Let every package depend on one version.`,
      );
}

export const wrongProject = (wanted: string, found: string): UsageError =>
  new UsageError(
    "WRONG_PROJECT",
    `The component works for the project ${wanted}, and the provider's app belongs to ${found}. Put it under a provider of its own project.`,
  );

export const noStoreForHook = (): UsageError =>
  new UsageError(
    "NO_TOKEN_STORE",
    "useUser() was called on an app made with tokenStore: null, which has no current user. Hand a store to the call: useUser({ tokenStore }).",
  );

export const notSignedIn = (name: string): UsageError =>
  new UsageError(
    "ACCOUNT_NOT_SIGNED_IN",
    `${name}() was called with or: "throw" or or: "redirect", and nobody is signed in. Send the person to the sign-in page first, or leave "or" out and look for null.`,
  );
