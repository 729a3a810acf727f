/**
 * Automatic returns from the sign-in page allowed per tab within {@link LOOP_WINDOW_MILLIS}; one
 * more counts as a loop.
 */
export const MAX_LOOP_STEPS = 4;
export const LOOP_WINDOW_MILLIS = 30_000;
