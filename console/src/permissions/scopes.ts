import { type Output, operations } from "@stackkit/next/protocol";
import { AS_TYPED } from "../ui/field.js";

/** Where permissions hold, and the calls about their definitions. */
export const SCOPES = {
  team: {
    words: "In teams",
    rows: operations.teamPermissionDefinitions,
    lead: "What members may do in a team. A permission may contain others.",
  },
  project: {
    words: "In the project",
    rows: operations.projectPermissionDefinitions,
    lead: "What users may do in the whole project, whatever their teams.",
  },
} as const;
/** Where a permission holds. */
export type Scope = keyof typeof SCOPES;
/** The definition of a permission. */
export type Definition = Output<typeof operations.teamPermissionDefinitions.list, "admin">[number];

/** What a field for the id of a permission accepts. */
export const ID_INPUT = {
  pattern: "[a-z0-9_:]+",
  maxLength: 63,
  autoComplete: "off",
  ...AS_TYPED,
} as const;
