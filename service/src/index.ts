export type { ServiceConfig } from "./config/config.js";
export type { ConfiguredPermission, ConfiguredProject, Keys } from "./config/configured-project.js";
export type { ProjectConfig } from "./config/project-config.js";
export type { Clock } from "./core/clock.js";
export { ServiceError } from "./core/service-error.js";
export { type Service, startService } from "./runtime/start.js";
