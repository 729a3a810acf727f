import type { ReactNode } from "react";

/** Dialog outlets: the providers on this page, innermost last. Empty on a server. */
export const places = new Set<(dialog: ReactNode) => void>();
