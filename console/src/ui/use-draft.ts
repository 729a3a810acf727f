import { useEffect, useState } from "react";
import { useProject } from "../api/project.js";
import { useSession } from "../sign-in/session.js";

interface Draft {
  /** What was stored when it was typed. */
  readonly base: string;
  readonly value: unknown;
}

const drafts = new Map<string, Draft>();

/**
 * What is typed and not saved yet. It is there again after another view, unless what is stored
 * changed since, and the browser asks before it leaves the page.
 */
export function useDraft<T>(name: string, stored: T): readonly [T, (next: T) => void] {
  const { id: projectId } = useProject();
  const { administrator } = useSession();
  const key = [administrator.id, projectId, name].join(" ");
  const base = JSON.stringify(stored);
  const kept = drafts.get(key);
  const [draft, setDraft] = useState(kept?.base === base ? kept : undefined);
  // Without a draft, also what others change is shown.
  const typed = draft ? (draft.value as T) : stored;
  // It was saved, or belongs to what another administrator changed.
  useEffect(() => {
    if (drafts.get(key)?.base !== base) drafts.delete(key);
  }, [key, base]);
  const isChanged = JSON.stringify(typed) !== base;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isChanged]);
  return [
    typed,
    (next) => {
      const changed = JSON.stringify(next) === base ? undefined : { base, value: next };
      if (changed) drafts.set(key, changed);
      else drafts.delete(key);
      setDraft(changed);
    },
  ];
}
