/** The path of the handler page, unless the app's `urls.handler` names another. */
export const DEFAULT_HANDLER_PATH = "/handler";
