import { createContext, use } from "react";

/** The palette that a reader chose. */
export type Appearance = "light" | "dark";

/** The palette of the screens below, or null to follow the page and the device. */
export const AppearanceContext = createContext<Appearance | null>(null);

/** The appearance that a provider's theme sets, or null. */
export const useAppearance = (): Appearance | null => use(AppearanceContext);
