/** The path of the handler page, unless the app's `urls.handler` names another. */
export const DEFAULT_HANDLER_PATH = "/handler";

/** The page under the handler that undoes a change of an account. Notices link to it. */
export const OBJECTION_PAGE = "not-me";
