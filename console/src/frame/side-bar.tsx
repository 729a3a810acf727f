import { Link, useLocation } from "wouter";
import { ROLES, useProject } from "../api/project.js";
import { useSession } from "../sign-in/session.js";
import { Icon } from "../ui/icon.js";
import { sentence } from "../ui/words.js";
import { ColorsButton } from "./colors.js";
import { PLACES } from "./places.js";
import { ProjectSwitcher } from "./project-switcher.js";

/** Where everything is. */
export function SideBar({
  isOpen,
  onGoTo,
  onGo,
}: {
  readonly isOpen: boolean;
  /** Opens the palette. */
  readonly onGoTo: () => void;
  /** A view was chosen, perhaps the one that is shown. */
  readonly onGo: (isShown: boolean) => void;
}) {
  const project = useProject();
  const [path] = useLocation();
  const { administrator, signOut } = useSession();
  const base = `/${project.id}`;
  const rank = ROLES.indexOf(project.role);
  const isCurrent = (to: string): boolean =>
    to === base ? path === base : path === to || path.startsWith(`${to}/`);
  return (
    <aside className="side" aria-label="Console" data-open={isOpen || undefined}>
      <div className="side-brand">
        <img src={new URL("icon.svg", document.baseURI).href} alt="" />
        Console
      </div>
      <ProjectSwitcher />
      <button type="button" className="side-search" onClick={onGoTo}>
        <Icon name="search" />
        Go to
        <kbd>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K"}</kbd>
      </button>
      <nav aria-label="Views">
        <ul className="side-list">
          {PLACES.filter(({ role }) => ROLES.indexOf(role) <= rank).map(
            ({ path: to, words, icon }) => (
              <li key={to}>
                <Link
                  to={base + to}
                  className="side-link"
                  onClick={() => onGo(path === base + to)}
                  aria-current={isCurrent(base + to) ? "page" : undefined}
                >
                  <Icon name={icon} />
                  {words}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="side-foot">
        <div className="side-person">
          <div>
            <p title={administrator.primaryEmail ?? administrator.id}>
              {administrator.displayName ?? administrator.primaryEmail ?? administrator.id}
            </p>
            <p className="muted">{sentence(project.role)}</p>
          </div>
          <div className="row">
            <ColorsButton />
            <button type="button" className="icon-button" aria-label="Sign out" onClick={signOut}>
              <Icon name="out" />
            </button>
          </div>
        </div>
      </div>
    </aside>
  );
}
