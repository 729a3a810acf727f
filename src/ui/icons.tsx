import type { ReactNode } from "react";

/** An outline on a grid of 24, in the colour of the text beside it. Never the only carrier of a meaning. */
function Icon({ d }: { d: string }): ReactNode {
  return (
    <svg
      className="stk-icon"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export const AlertIcon = (): ReactNode => <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v5M12 16.5v.01" />;
export const CheckIcon = (): ReactNode => <Icon d="M5 12.5 10 17.5 19.5 7" />;
export const ChevronDownIcon = (): ReactNode => <Icon d="M6 9.5 12 15.5 18 9.5" />;
export const CloseIcon = (): ReactNode => <Icon d="M6 6 18 18M18 6 6 18" />;
export const CopyIcon = (): ReactNode => <Icon d="M9 9h11v11H9ZM5 15H4V4h11v1" />;
export const EyeIcon = (): ReactNode => <Icon d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z" />;
export const EyeOffIcon = (): ReactNode => (
  <Icon d="M4 4 20 20M10 5.3A9.6 9.6 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-2.7 3.600M6.5 6.700A16.5 16.5 0 0 0 2 12s3.5 7 10 7a9.6 9.6 0 0 0 4.5-1.100M10 10a3 3 0 0 0 4 4" />
);
export const MoreIcon = (): ReactNode => <Icon d="M5 12h.01M12 12h.01M19 12h.01" />;
export const PasskeyIcon = (): ReactNode => (
  <Icon d="M9 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM2 20c0-3.5 3-6 7-6 1 0 2 0.2 2.8 0.500M17.5 10a3 3 0 0 0-1.5 5.600V20l1.5 1.500L19.5 19.5 18.5 18 19.5 16.5 19 15.600a3 3 0 0 0-1.5-5.600Z" />
);
export const PlusIcon = (): ReactNode => <Icon d="M12 5v14M5 12h14" />;
export const SignOutIcon = (): ReactNode => <Icon d="M9 4H5v16h4M14 8 18 12 14 16M18 12H9" />;
export const SettingsIcon = (): ReactNode => <Icon d="M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM6 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z" />;
export const ThemeIcon = (): ReactNode => <Icon d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />;
