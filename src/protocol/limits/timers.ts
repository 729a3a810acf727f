/** How often a browser looks for changed cookies where it cannot be told of them. */
export const COOKIE_CHECK_MILLIS = 100;
/** The longest a timer may wait; a longer one would fire at once. */
export const TIMER_AT_MOST_MILLIS = 2_147_483_647;
