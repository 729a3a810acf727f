import type { ReactNode } from "react";
import { Icon } from "../icon.js";

// Separate from the other icons, because every page with a form includes these.
/** Beside an error. */
export const AlertIcon = (): ReactNode => (
  <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v5M12 16.5v.01" />
);
/** Beside what is done. */
export const CheckIcon = (): ReactNode => <Icon d="M5 12.5 10 17.5 19.5 7" />;
/** On the button that shows a password. */
export const EyeIcon = (): ReactNode => (
  <Icon d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />
);
/** On the button that hides a password. */
export const EyeOffIcon = (): ReactNode => (
  <Icon d="M4 4 20 20M10 5.3A9.6 9.6 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-2.7 3.600M6.5 6.700A16.5 16.5 0 0 0 2 12s3.5 7 10 7a9.6 9.6 0 0 0 4.5-1.100M10 10a3 3 0 0 0 4 4" />
);
/** Beside passkeys. */
export const PasskeyIcon = (): ReactNode => (
  <Icon d="M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2 20c0-3.5 3-6 7-6 1 0 2 0.2 2.8 0.500M17.5 10a3 3 0 0 0-1.5 5.600V20l1.5 1.500L19.5 19.5 18.5 18 19.5 16.5 19 15.600a3 3 0 0 0-1.5-5.600Z" />
);
