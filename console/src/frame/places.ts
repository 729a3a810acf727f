import type { Role } from "../api/project.js";
import type { IconName } from "../ui/icon.js";

/** A view of the side bar and of the palette. */
export interface Place {
  /** Below the project's address. */
  readonly path: string;
  readonly words: string;
  readonly icon: IconName;
  /** The least role that may open it. */
  readonly role: Role;
  /** Other words that people look for. */
  readonly also: string;
}

/** The views of a project, in the order of the side bar. */
export const PLACES: readonly Place[] = [
  { path: "", words: "Home", icon: "home", role: "viewer", also: "figures overview dashboard" },
  { path: "/users", words: "Users", icon: "users", role: "viewer", also: "people accounts search" },
  {
    path: "/help",
    words: "Sign-in help",
    icon: "help",
    role: "support",
    also: "why can’t they sign in diagnose locked out limits",
  },
  { path: "/teams", words: "Teams", icon: "teams", role: "viewer", also: "members invitations" },
  {
    path: "/permissions",
    words: "Permissions",
    icon: "shield",
    role: "viewer",
    also: "definitions containment",
  },
  {
    path: "/sign-in",
    words: "Sign-in settings",
    icon: "lock",
    role: "viewer",
    also: "methods providers domains block",
  },
  {
    path: "/mail",
    words: "Email",
    icon: "mail",
    role: "viewer",
    also: "sent failed server smtp template words preview",
  },
  {
    path: "/webhooks",
    words: "Webhooks",
    icon: "hook",
    role: "viewer",
    also: "endpoints events deliveries resend secret",
  },
  { path: "/keys", words: "Keys", icon: "key", role: "admin", also: "secret server publishable" },
  {
    path: "/activity",
    words: "Activity",
    icon: "list",
    role: "viewer",
    also: "audit log sign-ins failures",
  },
  {
    path: "/administrators",
    words: "Administrators",
    icon: "badge",
    role: "admin",
    also: "invite owner roles transfer",
  },
  {
    path: "/project",
    words: "Project",
    icon: "gear",
    role: "viewer",
    also: "settings name id env connect app owners production mode download delete",
  },
];

/** Views that others lead to, and the palette. */
export const FURTHER_PLACES: readonly Place[] = [
  {
    path: "/jobs",
    words: "Jobs",
    icon: "list",
    role: "admin",
    also: "exports imports progress download file",
  },
  {
    path: "/users/import",
    words: "Import users",
    icon: "users",
    role: "admin",
    also: "csv json migrate",
  },
];
