import { secretVariable } from "./environment-variables.js";

/** The key of server apps. */
export const SECRET_SERVER_KEY = secretVariable("STACK_SECRET_SERVER_KEY");
/** The key of admin apps. */
export const SUPER_SECRET_ADMIN_KEY = secretVariable("STACK_SUPER_SECRET_ADMIN_KEY");
