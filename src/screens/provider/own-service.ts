import type { ScreenProject } from "./screen-app.js";

/** Whether a project is of StackKit's service, not of the hosted one, which lacks this setting. */
export const isOfOwnService = ({ config }: ScreenProject): boolean =>
  config.signUpNameEnabled !== undefined;
