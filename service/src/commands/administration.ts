/**
 * All commands except `serve`, in one lazily loaded module: fewer chunks make `serve` start faster.
 */
export { backup, restore } from "./backup.js";
export { doctor } from "./doctor.js";
export { keys } from "./keys.js";
export { mail } from "./mail.js";
export { migrate } from "./migrate.js";
export { project } from "./project.js";
export { exportRows, importRows } from "./rows.js";
export { seed } from "./seed.js";
export { user } from "./user.js";
