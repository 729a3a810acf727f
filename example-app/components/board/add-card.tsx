"use client";
import { useEffect, useId, useRef } from "react";
import { addItem } from "../../app/(team)/board/actions";
import { type AddAnswer, UNREACHABLE } from "../../board/answer";
import { STAGE_NAMES, type Stage } from "../../board/board";
import { MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from "../../board/limits";
import { readDraft } from "../../board/read-change";
import { PlusIcon } from "../icons";
import { SubmitButton } from "../submit-button";
import { useServerForm } from "../use-server-form";

/**
 * The form at the foot of a column. It stays open, so several cards can be written one after the
 * other.
 */
export function AddCard({ stage, teamId }: { stage: Stage; teamId: string }) {
  const { answer, action, onSubmit, isPending } = useServerForm<AddAnswer>(addItem, {
    idle: { status: "idle" },
    unreachable: (form) => ({
      status: "refused",
      field: null,
      message: UNREACHABLE,
      draft: readDraft(form),
    }),
  });
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const refused = answer.status === "refused" ? answer : null;
  const problemId = `${id}-problem`;
  const problem = (
    <p className="problem" role="alert" id={problemId}>
      {refused?.message}
    </p>
  );

  useEffect(() => {
    if (answer.status === "idle") return;
    if (answer.status === "saved") title.current?.form?.reset();
    (answer.status === "refused" && answer.field === "note" ? note : title).current?.focus();
  }, [answer]);

  return (
    <details className="add" open={answer.status !== "idle"}>
      <summary>
        <PlusIcon /> Add a card <span className="visually-hidden">to {STAGE_NAMES[stage]}</span>
      </summary>
      <form action={action} onSubmit={onSubmit} noValidate>
        <input type="hidden" name="team" value={teamId} />
        <input type="hidden" name="stage" value={stage} />
        <label htmlFor={`${id}-title`}>Title</label>
        <input
          ref={title}
          id={`${id}-title`}
          name="title"
          defaultValue={refused?.draft.title}
          required
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          aria-invalid={refused?.field === "title"}
          aria-describedby={refused?.field === "title" ? problemId : undefined}
        />
        {refused?.field === "title" && problem}
        <label htmlFor={`${id}-note`}>
          Note <span className="optional">if it helps</span>
        </label>
        <textarea
          ref={note}
          id={`${id}-note`}
          name="note"
          rows={2}
          defaultValue={refused?.draft.note}
          maxLength={MAX_NOTE_LENGTH}
          aria-invalid={refused?.field === "note"}
          aria-describedby={refused?.field === "note" ? problemId : undefined}
        />
        {refused !== null && refused.field !== "title" && problem}
        <SubmitButton tone="primary" isPending={isPending}>
          Add card
        </SubmitButton>
        <p className="visually-hidden" role="status">
          {answer.status === "saved" ? `Added “${answer.item.title}”` : ""}
        </p>
      </form>
    </details>
  );
}
