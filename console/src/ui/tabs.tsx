import { useEffect, useRef } from "react";
import { Link } from "wouter";

/** Parts of a view that lie below its address, which shows the first one. */
export const tabsBelow = <Id extends string>(
  base: string,
  parts: readonly (readonly [id: Id, words: string, ...unknown[]])[],
) => parts.map(([id, words], index) => ({ id, words, to: index === 0 ? base : `${base}/${id}` }));

/** Parts of a view, each with an address of its own. */
export const Tabs = ({
  label,
  current,
  tabs,
}: {
  readonly label: string;
  readonly current: string;
  readonly tabs: readonly { readonly to: string; readonly id: string; readonly words: string }[];
}) => {
  const bar = useRef<HTMLElement>(null);
  // On a phone, the tabs scroll sideways.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks for the current tab.
  useEffect(() => {
    bar.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={bar}>
      {tabs.map(({ to, id, words }) => (
        <Link key={id} to={to} className="tab" aria-current={id === current ? "page" : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
};
