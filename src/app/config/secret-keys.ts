import { secretVariable } from "./environment-variables.js";

export const SECRET_SERVER_KEY = secretVariable("STACK_SECRET_SERVER_KEY");
export const SUPER_SECRET_ADMIN_KEY = secretVariable("STACK_SUPER_SECRET_ADMIN_KEY");
