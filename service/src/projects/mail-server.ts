import type { Project } from "../db/tables/project-config.js";
import type { Settings } from "../settings/settings.js";

/** Whether mails of a project leave the mailbox. */
export const hasMailServer = (
  { config }: Pick<Project, "config">,
  { smtpUrl, functions }: Pick<Settings, "smtpUrl" | "functions">,
): boolean =>
  config.emailConfig.type === "standard" ||
  smtpUrl !== undefined ||
  functions.sendEmail !== undefined;
