/** How long a redirect may take before the call that started it returns. */
export const REDIRECT_WAIT_MILLIS = 2000;
