/** Ignores browsers without storage. */
export const tryOr = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

/** Keeps a note for a later page of this tab. Only in browsers. */
export const putNote = (key: string, note: string): void =>
  tryOr(() => sessionStorage.setItem(key, note), undefined);

/** Takes a note, once. */
export const takeNote = (key: string): string | null =>
  tryOr(() => {
    const note = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return note;
  }, null);

/** The note that the service ended the session, until the sign-in page has said so. */
export const SESSION_ENDED_NOTE = "stack-session-ended";

/** The note of the step that waits for a mailed code, before the address of its page. */
export const CODE_NOTE = "stack-code ";
