import { operations } from "@stackkit/next/protocol";
import { useEffect, useId, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { wordsOf } from "../api/problem.js";
import { ROLES, useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { AS_TYPED } from "../ui/field.js";
import { Icon } from "../ui/icon.js";
import { nameOf } from "../ui/person.js";
import { useTypingPause } from "../ui/search-field.js";
import { useModal } from "../ui/use-modal.js";
import { FURTHER_PLACES, PLACES } from "./places.js";

interface Choice {
  readonly to: string;
  readonly words: string;
  readonly kind: string;
}

/** The shortest text that is searched for among users. */
const MIN_LENGTH = 2;

/** Whether the palette is open, which its keys change: ⌘K or Ctrl K. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return [isOpen, setOpen] as const;
}

/** Goes anywhere by its name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const project = useProject();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [, navigate] = useLocation();
  const dialog = useModal();
  const id = useId();
  const [query, search] = useState("");
  useTypingPause(typed, query, search);
  const users = useRead(
    operations.userLists.list,
    { query: { query, match: "prefix", limit: 5 } },
    { enabled: query.length >= MIN_LENGTH },
  );
  const isTyping = typed.trim() !== query && typed.trim().length >= MIN_LENGTH;
  const choices = useMemo((): Choice[] => {
    const words = typed.trim().toLowerCase();
    const rank = ROLES.indexOf(project.role);
    const places = [...PLACES, ...FURTHER_PLACES]
      .filter(
        (place) =>
          ROLES.indexOf(place.role) <= rank &&
          `${place.words} ${place.also}`.toLowerCase().includes(words),
      )
      .map(({ path, words: name }) => ({ to: `/${project.id}${path}`, words: name, kind: "View" }));
    const found = ((typed.trim() === query && users.data?.items) || []).map((user) => ({
      to: `/${project.id}/users/${user.id}`,
      words: user.primaryEmail ? `${nameOf(user)}, ${user.primaryEmail}` : nameOf(user),
      kind: "User",
    }));
    return [...places, ...found];
  }, [typed, query, project, users.data]);
  const current = Math.min(at, choices.length - 1);
  // The field keeps the focus, so the browser does not scroll to it.
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [id, current]);
  const go = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    navigate(choice.to);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog.
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label="Go to"
      // Strict mode opens it twice.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      // Beside it: phones have no Escape.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="palette-parts">
        <div className="row row-line">
          <input
            className="input"
            role="combobox"
            aria-label="Go to a view or a user"
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={choices[current] ? `${id}-${current}` : undefined}
            placeholder="Go to a view or a user"
            value={typed}
            autoComplete="off"
            {...AS_TYPED}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={(event) => {
              // An input method takes the keys while it composes a word.
              if (event.nativeEvent.isComposing) return;
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (event.key === "Enter") {
                // It would also press what takes the focus.
                event.preventDefault();
                go(choices[current]);
              }
              if (step === undefined || choices.length === 0) return;
              event.preventDefault();
              setAt((current + step + choices.length) % choices.length);
            }}
          />
          <button
            type="button"
            className="icon-button palette-close"
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div id={id} role="listbox" aria-label="Found" className="palette-list">
          {choices.map((choice, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys, as a combobox does.
            <div
              key={choice.to}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === current}
              className="palette-option"
              onClick={() => go(choice)}
            >
              <span>{choice.words}</span>
              <span className="muted">{choice.kind}</span>
            </div>
          ))}
          {(choices.length === 0 || users.isError) && (
            <p className="muted">{isTyping ? SEARCHING : notFound(users)}</p>
          )}
        </div>
      </div>
    </dialog>
  );
}

const SEARCHING = "Searching…";

const notFound = ({
  error,
  isLoading,
}: {
  readonly error: unknown;
  readonly isLoading: boolean;
}): string => (error ? wordsOf(error) : isLoading ? SEARCHING : "Nothing fits.");
