export const MAX_TITLE_LENGTH = 120;
export const MAX_NOTE_LENGTH = 400;
/** Open cards of one board. More than this is no longer a plan. */
export const MAX_OPEN_ITEMS = 100;
/** Finished cards in the archive; the oldest is dropped first. */
export const MAX_FINISHED_ITEMS = 200;
/** How long a removed card can be brought back. */
export const REMOVED_KEPT_MILLIS = 24 * 60 * 60 * 1000;
/** What counts as "this week" in the letter. */
export const LETTER_MILLIS = 7 * 24 * 60 * 60 * 1000;
export const MAX_TEAM_NAME_LENGTH = 60;
export const MAX_STATUS_LENGTH = 80;
