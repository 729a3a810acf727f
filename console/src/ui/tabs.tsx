import { Link } from "wouter";

/** Parts of a view, each with an address of its own. */
export const Tabs = ({
  label,
  current,
  tabs,
}: {
  readonly label: string;
  readonly current: string;
  readonly tabs: readonly { readonly to: string; readonly id: string; readonly words: string }[];
}) => (
  <nav className="tabs" aria-label={label}>
    {tabs.map(({ to, id, words }) => (
      <Link key={id} to={to} className="tab" aria-current={id === current ? "page" : undefined}>
        {words}
      </Link>
    ))}
  </nav>
);
