import type { ReactNode } from "react";

interface NavEntryProps {
  /** The section that the link opens. */
  id: string;
  /** The section currently shown. */
  section: string;
  mark: ReactNode;
  children: ReactNode;
}

/** A link to a section. */
export const NavEntry = ({ id, section, mark, children }: NavEntryProps): ReactNode => (
  <li>
    <a className="stk-nav-entry" href={`#${id}`} aria-current={id === section ? "page" : undefined}>
      {mark}
      <span
        className="stk-nav-words"
        dir="auto"
        title={typeof children === "string" ? children : undefined}
      >
        {children}
      </span>
    </a>
  </li>
);
