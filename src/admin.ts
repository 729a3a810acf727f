export { StackAdminApp, type StackAdminAppConstructor } from "./app/admin-app.js";
export type { StackAdminAppConstructorOptions } from "./app/options.js";
export type { AdminOwnedProject } from "./app/owned-projects.js";
export type { AdminProject } from "./resources/admin-project.js";
export type { ApiKey, ApiKeyFirstView } from "./resources/api-key.js";
export type { Metrics } from "./resources/metrics.js";
