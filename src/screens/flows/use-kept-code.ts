import { useEffect, useMemo } from "react";
import { CODE_NOTE, putNote, takeNote } from "../../app/sign-in/tab-notes.js";
import { systemClock } from "../../transport/clock.js";
import type { Flow } from "../../ui/form/use-flow.js";
import type { CodeStep } from "./use-magic-link.js";

/** As long as a code works at the service, unless its settings say otherwise. */
const KEPT_MILLIS = 15 * 60_000;

/**
 * Keeps the shown step in this tab: phones drop the page while the person reads the mail. Never the
 * typed code, and nothing while one is checked, since a sign-in leaves the page.
 */
export function useKeptCode(flow: Flow<CodeStep>, step: CodeStep & { until?: number }): void {
  const { email, nonce, codeKind, attempt } = step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code has its own time.
  const until = useMemo(() => step.until ?? systemClock.now() + KEPT_MILLIS, [nonce]);
  const isKept = !flow.busy && attempt === undefined;
  useEffect(() => {
    if (!isKept) return;
    const note = CODE_NOTE + location.href;
    putNote(note, JSON.stringify({ email, nonce, codeKind, until }));
    return () => void takeNote(note);
  }, [isKept, email, nonce, codeKind, until]);
}
