import { useId } from "react";
import { useLocation } from "wouter";
import { useProject } from "../api/project.js";
import { useSession } from "../sign-in/session.js";

/** Which project the views show. With one project, it is only its name. */
export function ProjectSwitcher() {
  const project = useProject();
  const { projects } = useSession();
  const [, navigate] = useLocation();
  const id = useId();
  if (projects.length < 2)
    return (
      <p className="side-brand" title={project.id}>
        {project.displayName}
      </p>
    );
  return (
    <div className="field">
      <label htmlFor={id} className="visually-hidden">
        Project
      </label>
      <select
        id={id}
        className="input"
        value={project.id}
        onChange={(event) => navigate(`/${event.target.value}`)}
      >
        {projects.map(({ id: value, displayName }) => (
          <option key={value} value={value}>
            {displayName}
          </option>
        ))}
      </select>
    </div>
  );
}
