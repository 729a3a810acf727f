export { StackAdminApp, type StackAdminAppConstructor } from "./app/apps/admin-app.js";
export type { AdminOwnedProject } from "./app/apps/app-types.js";
export type { StackAdminAppConstructorOptions } from "./app/config/options.js";
export type { ApiKey, ApiKeyFirstView } from "./resources/api-key.js";
export type { AdminProject } from "./resources/projects/admin-project.js";
export type { Metrics } from "./resources/projects/metrics.js";
