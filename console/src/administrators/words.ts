import { ROLES, type Role } from "../api/project.js";
import type { Administrator, Scope } from "./administrators-api.js";

/** What a role is for. */
export const SCOPES: Readonly<Record<Scope, string>> = {
  project: "This project",
  all: "All projects",
  metadata: "This project, by the hosted service",
};

const MAY: Readonly<Record<Role, string>> = {
  viewer: "viewer: sees, and changes nothing",
  support: "support: also helps people to sign in",
  admin: "admin: also changes users, settings and keys",
  owner: "owner: everything, administrators too",
};

/** The roles to choose from, the lowest first. */
export const ROLE_OPTIONS = ROLES.map((role) => [role, MAY[role]] as const);

/** The best name that there is. */
export const nameOf = ({ display_name, primary_email, user_id }: Administrator): string =>
  display_name?.trim() || primary_email || user_id;
