import { useStackApp } from "../../react/use-app.js";
import { useUser } from "../../react/use-user.js";
import type { ScreenApp } from "./screen-app.js";
import type { ScreenUser } from "./screen-user.js";

/** The app behind the screens. */
export const useScreenApp = (): ScreenApp => useStackApp();

/** The signed-in user. Anonymous users count as signed out. */
export const useScreenUser = (): ScreenUser | null => useUser();
