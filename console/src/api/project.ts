import { createContext, useContext } from "react";

/** What administrators may do; each role may do everything of those before it. */
export const ROLES = ["viewer", "support", "admin", "owner"] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** The project that the console shows, and the role in it. */
export interface ShownProject {
  readonly id: string;
  readonly displayName: string;
  readonly role: Role;
}

/** The project whose users are the administrators. */
export const INTERNAL_PROJECT = "internal";

/** The project of the views below. */
export const ProjectContext = createContext<ShownProject | undefined>(undefined);

/** The project that the console shows. */
export function useProject(): ShownProject {
  const project = useContext(ProjectContext);
  if (!project) throw new Error("This view needs a project around it.");
  return project;
}

/** Whether the administrator's role allows what needs `role`. */
export const useMay = (role: Role): boolean =>
  ROLES.indexOf(useProject().role) >= ROLES.indexOf(role);
