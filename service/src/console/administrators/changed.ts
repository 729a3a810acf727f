import type { Project } from "../../db/tables/project-config.js";
import type { RequestInfo } from "../../http/request-info.js";

/** Which administrators are changed, from where, and by whom. */
export interface ChangeOfAdministrators {
  readonly info: RequestInfo;
  /** The administrator who changes. */
  readonly by: string;
  /** The id of a project, or `*` for all. */
  readonly scope: string;
  /** The project that the console shows. */
  readonly project: Project;
}

/** What was changed, for the audit and the mails. */
export interface Changed<T> {
  readonly operation: string;
  /** The administrator concerned, or the id of an invitation. */
  readonly subject: string;
  /** The change in words, after the name of the administrator who made it. */
  readonly fact: string;
  /** Who hears of it beside the owners. */
  readonly userIds: readonly string[];
  readonly changes: Readonly<Record<string, unknown>>;
  readonly result: T;
}
