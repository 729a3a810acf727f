export const DEFAULT_HANDLER_PATH = "/handler";
