/** Polling interval for changed cookies in browsers without cookie events. */
export const COOKIE_CHECK_MILLIS = 100;
/** The maximum delay of a timer; a longer one would fire immediately. */
export const MAX_TIMER_MILLIS = 2_147_483_647;
