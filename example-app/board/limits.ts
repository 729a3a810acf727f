export const TITLE_LENGTH_AT_MOST = 120;
export const NOTE_LENGTH_AT_MOST = 400;
/** Open cards of one board. More than this is no longer a plan. */
export const OPEN_ITEMS_AT_MOST = 100;
/** Finished cards in the archive; the oldest is dropped first. */
export const FINISHED_ITEMS_AT_MOST = 200;
/** How long a removed card can be brought back. */
export const REMOVED_KEPT_MILLIS = 24 * 60 * 60 * 1000;
/** What counts as "this week" in the letter. */
export const LETTER_MILLIS = 7 * 24 * 60 * 60 * 1000;
export const TEAM_NAME_LENGTH_AT_MOST = 60;
export const STATUS_LENGTH_AT_MOST = 80;
