/** The redirect of this page. A slow target keeps the page open. Browsers only. */
export const pendingRedirect: { from?: string | undefined } = {};
