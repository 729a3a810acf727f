/**
 * One check of the app that contains the service.
 * @typedef {{
 *   name: string,
 *   run: (stage: Stage) => Promise<void>,
 * }} Check
 * @typedef {{
 *   directory: string,
 *   newDatabase: () => Promise<string>,
 *   walk: (origin: string, mode: "start" | "dev") => Promise<void>,
 * }} Stage `newDatabase` creates an empty PostgreSQL database.
 */
export {};
