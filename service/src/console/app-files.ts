/**
 * The files of the console: a JSON object of texts by name, compressed by Brotli, in base64. A
 * module, so that each bundler and each output of an app has them. Empty in the sources: the build of
 * the console writes this module of the package.
 */
export const APP_FILES: string = "";
