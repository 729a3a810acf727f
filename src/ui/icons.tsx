import type { ReactNode } from "react";
import { Icon } from "./icon.js";

/** On what opens a menu. */
export const ChevronDownIcon = (): ReactNode => <Icon d="M6 9.5 12 15.5 18 9.5" />;
/** On what closes a dialog. */
export const CloseIcon = (): ReactNode => <Icon d="M6 6 18 18M18 6 6 18" />;
/** On what copies a text. */
export const CopyIcon = (): ReactNode => <Icon d="M9 9h11v11H9ZM5 15H4V4h11v1" />;
/** On a menu of further actions. */
export const MoreIcon = (): ReactNode => <Icon d="M5 12h.01M12 12h.01M19 12h.01" />;
/** On what adds something. */
export const PlusIcon = (): ReactNode => <Icon d="M12 5v14M5 12h14" />;
/** Beside "Sign out". */
export const SignOutIcon = (): ReactNode => <Icon d="M9 4H5v16h4M14 8 18 12 14 16M18 12H9" />;
/** Beside the account settings. */
export const SettingsIcon = (): ReactNode => (
  <Icon d="M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z" />
);
/** Beside the choice of light and dark. */
export const ThemeIcon = (): ReactNode => (
  <Icon d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />
);
