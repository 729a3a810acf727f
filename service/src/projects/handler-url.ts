import type { Project } from "../db/tables/project-config.js";

/** The address of a page of the app's handler; empty for a project without a domain. */
export function handlerUrlOf({ config }: Pick<Project, "config">, page: string): string {
  const known = config.domains.find(({ domain }) => URL.canParse(domain) && !domain.includes("*"));
  if (!known) return "";
  return new URL(`${known.handlerPath.replace(/\/$/, "")}/${page}`, known.domain).href;
}
