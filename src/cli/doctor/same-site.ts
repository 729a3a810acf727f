/** The value of `STACK_API_URL` that stands for the app's own site. */
export const SAME_SITE = "/";
