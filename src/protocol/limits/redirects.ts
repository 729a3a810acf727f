/** Ways back from the sign-in page that a tab may go by itself within {@link LOOP_WINDOW_MILLIS}; one more is a loop. */
export const LOOP_STEPS_AT_MOST = 4;
export const LOOP_WINDOW_MILLIS = 30_000;
