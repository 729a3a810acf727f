import { createRequire } from "node:module";

/** For libraries that are CommonJS and that every start needs: before Node imports one, it reads through its files for the names that they export. */
export const require = createRequire(import.meta.url);
