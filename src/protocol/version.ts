/**
 * Version of the kit and of its protocol. In a separate file because every page of an app includes
 * it.
 */
export const VERSION = "2.8.1";
