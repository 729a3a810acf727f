/** The commands beside `serve`, loaded together: in fewer files for them, the bundle has fewer for `serve` too, and starts sooner. */
export { backup, restore } from "./backup.js";
export { doctor } from "./doctor.js";
export { keys } from "./keys.js";
export { mail } from "./mail.js";
export { migrate } from "./migrate.js";
export { exportRows, importRows } from "./rows.js";
export { seed } from "./seed.js";
