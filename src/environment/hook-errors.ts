import { UsageError } from "../transport/usage-error.js";

export const hookInServerComponent = (name: string, twin: string): UsageError =>
  new UsageError(
    "HOOK_IN_SERVER_COMPONENT",
    `${name}() is a hook, and hooks cannot run in server components, actions, route handlers or scripts. Write "await ${twin}()" instead, or move the call into a component that starts with "use client".`,
  );

export const hookOutsideComponent = (name: string, twin: string): UsageError =>
  new UsageError(
    "HOOK_OUTSIDE_COMPONENT",
    `${name}() is a hook, and was called outside a component, where nothing can be shown anew when the value changes. Write "await ${twin}()" instead, or call it at the top of a client component.`,
  );
