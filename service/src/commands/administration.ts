/**
 * All commands except `serve`, in one lazily loaded module: fewer chunks make `serve` start faster.
 */
export { admin } from "./admin.js";
export { backup, restore } from "./data/backup.js";
export { migrate } from "./data/migrate.js";
export { exportRows, importRows } from "./data/rows.js";
export { doctor } from "./doctor/doctor.js";
export { mail } from "./mail.js";
export { keys } from "./projects/keys.js";
export { project } from "./projects/project.js";
export { seed } from "./projects/seed.js";
export { user } from "./users/user.js";
