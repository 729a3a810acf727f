/** The part of the console's address before it: where the service is. */
export const callbackBase = (): string => new URL("..", document.baseURI).href.replace(/\/$/, "");
