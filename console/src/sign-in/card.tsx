import { type ReactNode, useEffect } from "react";

/** A page before the console: one column with one task. */
export function Card({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Console`;
  }, [title]);
  return (
    <main className="gate">
      <div className="gate-card">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
