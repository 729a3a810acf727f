import { useLocation } from "wouter";
import { useProject } from "../api/project.js";
import { useSession } from "../sign-in/session.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";

/** Which project the views show. With one project, it is only its name. */
export function ProjectSwitcher() {
  const project = useProject();
  const { projects } = useSession();
  const [, navigate] = useLocation();
  if (projects.length < 2)
    return (
      <p className="side-brand" title={project.id}>
        {project.displayName}
      </p>
    );
  return (
    <Menu
      label={`Project: ${project.displayName}`}
      look="side-project"
      items={projects.map(({ id, displayName }) => ({
        words: (
          <>
            {displayName}
            {id === project.id && <Icon name="check" />}
          </>
        ),
        chosen: id === project.id,
        onSelect: () => navigate(`/${id}`),
      }))}
    >
      <span title={project.displayName}>{project.displayName}</span>
      <Icon name="down" />
    </Menu>
  );
}
