export type { Clock } from "./clock.js";
export type { ConfiguredProject, Keys, ServiceConfig } from "./config.js";
export type { ProjectConfig } from "./project-config.js";
export { ServiceError } from "./service-error.js";
export { type Service, startService } from "./start.js";
