/** The address of the page that a redirect leaves. A slow target keeps that page open. */
let leaving: string | undefined;

/** Records that a redirect leaves this page. Servers pass undefined. */
export const setRedirectPending = (from: string | undefined): void => {
  leaving = from;
};

/** Whether a redirect of this page is under way. Browsers only. */
export const isRedirectPending = (): boolean => leaving === location.href;
