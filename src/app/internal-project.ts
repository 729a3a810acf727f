/** The project whose users own projects. */
export const OWNS_PROJECTS = "internal";
