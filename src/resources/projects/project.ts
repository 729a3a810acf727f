import type { Access } from "../../access/access.js";
import type { Level } from "../../protocol/operations/level.js";
import { type project, projects } from "../../protocol/records/project.js";
import type { Fields } from "../../protocol/records/record.js";

/** Public information of a project: its name and enabled sign-in methods. */
export interface Project extends Fields<typeof project, "client"> {}
/** A project's enabled sign-in methods. */
export type ProjectConfig = Project["config"];
/** A provider that people can sign in with. */
export type OAuthProviderConfig = ProjectConfig["oauthProviders"][number];

/** The project of an app. */
export const projectQuery = <L extends Level>(access: Access<L>) =>
  access.query(projects.current, {}, (fields): Project => fields);
