import { useIsMutating } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useProject } from "../api/project.js";
import { SAVING } from "../api/queries.js";
import { useIsOutdated } from "../sign-in/outage.js";
import { Icon } from "../ui/icon.js";
import { Notice } from "../ui/notice.js";
import { cameBack } from "../ui/scroll-place.js";
import { Palette, usePalette } from "./palette.js";
import { SideBar } from "./side-bar.js";

/** Says that what is shown may be old, since reading it again failed. */
const Outdated = () => (
  <div role="status">
    {useIsOutdated() && (
      <Notice look="warning">
        The service does not answer, so this may be out of date. It is read again by itself.
      </Notice>
    )}
  </div>
);

/** Says that a change waits for its answer, after a moment by its style. */
const Saving = () => (
  <div role="status">
    {useIsMutating({ mutationKey: SAVING }) > 0 && <p className="saving">Saving…</p>}
  </div>
);

/** The part of a path that names a view, or one user or team. */
const recordOf = (path: string): string => {
  const [, project, view = "", id] = path.split("/");
  return [project, view, ["users", "teams"].includes(view) && id].join("/");
};

/** The frame around all views: the side bar, which a phone opens over the view, and the view. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isGoing, setGoing] = usePalette();
  const [path] = useLocation();
  const { displayName } = useProject();
  const main = useRef<HTMLElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    const isOther = recordOf(shownPath.current) !== recordOf(path);
    shownPath.current = path;
    setOpen(false);
    // Like a page that was loaded: reading starts at the view, and its top. Back, the browser
    // knows the place; a tab of the same record leaves it.
    main.current?.focus({ preventScroll: true });
    if (isOther && !cameBack()) window.scrollTo(0, 0);
  }, [path]);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      menu.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [isOpen]);
  return (
    <div className="shell">
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        Skip to the view
      </button>
      <header className="top">
        <button
          ref={menu}
          type="button"
          className="icon-button"
          aria-label="Menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "close" : "menu"} />
        </button>
        <strong title={displayName}>{displayName}</strong>
      </header>
      <SideBar
        isOpen={isOpen}
        onGoTo={() => {
          setOpen(false);
          setGoing(true);
        }}
        onGo={(isShown) => {
          setOpen(false);
          // Its path stays, so nothing else moves the focus.
          if (isOpen && isShown) main.current?.focus({ preventScroll: true });
        }}
      />
      {isOpen && (
        <button
          type="button"
          className="shade"
          aria-label="Close"
          tabIndex={-1}
          onClick={() => setOpen(false)}
        />
      )}
      {/* What has the focus does not hide below the side bar. */}
      <main className="main" ref={main} tabIndex={-1} onFocus={() => setOpen(false)}>
        <Outdated />
        <Saving />
        {children}
      </main>
      {isGoing && <Palette onClose={() => setGoing(false)} />}
    </div>
  );
}
