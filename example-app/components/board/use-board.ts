"use client";
import { type FormEvent, useOptimistic } from "react";
import { changeItem } from "../../app/(team)/board/actions";
import { type ChangeAnswer, UNREACHABLE } from "../../board/answer";
import type { Board } from "../../board/board";
import { applyChange, type Change } from "../../board/change";
import { readChange } from "../../board/read-change";
import { useServerForm } from "../use-server-form";

/** A board with optimistic updates, rolled back if the server rejects them. */
export function useBoard(board: Board) {
  const [shown, showAtOnce] = useOptimistic<Board, Change>(board, applyChange);
  const { answer, action, onSubmit, isPending } = useServerForm<ChangeAnswer>(changeItem, {
    idle: { status: "idle" },
    unreachable: () => ({ status: "refused", message: UNREACHABLE }),
    beforehand: (form) => {
      const change = readChange(form, new Date().toISOString());
      if (change !== null) showAtOnce(change);
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    // The card goes away under the focus; the heading of its list is the nearest thing that stays.
    event.currentTarget
      .closest("section")
      ?.querySelector<HTMLElement>("h2")
      ?.focus({ preventScroll: true });
    onSubmit(event);
  }

  return { board: shown, answer, action, onSubmit: submit, isPending };
}
