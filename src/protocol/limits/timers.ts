/** The maximum delay of a timer; a longer one would fire immediately. */
export const MAX_TIMER_MILLIS = 2_147_483_647;
