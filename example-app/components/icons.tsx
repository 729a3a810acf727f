import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const PlusIcon = () => (
  <Icon>
    <path d="M8 3.5v9M3.5 8h9" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m3.5 8.5 3 3 6-7" />
  </Icon>
);

export const BinIcon = () => (
  <Icon>
    <path d="M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.5 9h6l.5-9" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M3.5 8h9M9 4.5 12.5 8 9 11.5" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon>
    <circle cx="8" cy="5.5" r="2.75" />
    <path d="M2.75 13.5c.6-2.5 2.7-3.75 5.25-3.75s4.65 1.25 5.25 3.75" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M8 2.5 14 13H2L8 2.5ZM8 6.5v3M8 11.4v.1" />
  </Icon>
);
