export type { Clock } from "./core/clock.js";
export { ServiceError } from "./core/service-error.js";
export type { ProjectConfig } from "./db/tables/project-config.js";
export type {
  AppCall,
  AppEvent,
  AppFunctions,
  AppMail,
  AppSignUp,
  SignUpVerdict,
} from "./settings/app-functions.js";
export type { AppTemplate, AppTemplates, AppWords } from "./settings/app-templates.js";
export type { ServiceConfig } from "./settings/config.js";
export type {
  ConfiguredPermission,
  ConfiguredProject,
  ConfiguredRole,
  Keys,
} from "./settings/configured-project.js";
export { type Service, startService } from "./start/start.js";
