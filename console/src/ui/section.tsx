import { type ReactNode, useContext, useEffect } from "react";
import { ProjectContext } from "../api/project.js";

/** A view: its title is the page's only first heading, and that of the tab, with the project. */
export function View({
  title,
  picture,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  /** Beside the title, such as that of a person. */
  readonly picture?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const project = useContext(ProjectContext)?.displayName;
  useEffect(() => {
    // Tabs of several projects differ by it.
    const names = new Set([title, project, "Console"].filter(Boolean));
    document.title = [...names].join(" · ");
  }, [title, project]);
  return (
    <>
      <header className="view-head">
        <div className={picture ? "view-title" : undefined}>
          {picture}
          <div>
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
        </div>
        {actions && <div className="view-actions">{actions}</div>}
      </header>
      {children}
    </>
  );
}

/** A part of a view with a heading of its own. */
export const Section = ({
  title,
  lead,
  actions,
  danger = false,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly danger?: boolean;
  readonly children?: ReactNode;
}) => (
  <section className={danger ? "section section-danger" : "section"}>
    <header className="section-head">
      <div>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className="view-actions">{actions}</div>}
    </header>
    {children}
  </section>
);

/** Names and values, such as the fields of a record. */
export const Facts = ({
  rows,
}: {
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <dl className="facts">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
