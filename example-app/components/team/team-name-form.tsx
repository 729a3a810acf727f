"use client";
import { UNREACHABLE } from "../../board/answer";
import { MAX_TEAM_NAME_LENGTH } from "../../board/limits";
import { textOf } from "../../board/read-change";
import type { TeamAnswer } from "../../board/team-name";
import { SubmitButton } from "../submit-button";
import { useServerForm } from "../use-server-form";

interface Props {
  action: (previous: TeamAnswer, form: FormData) => Promise<TeamAnswer>;
  /** The button's words. */
  submit: string;
  teamId?: string;
  name?: string;
}

/** One field for the name of a team, new or not. */
export function TeamNameForm({ action: serverAction, submit, teamId, name }: Props) {
  const { answer, action, onSubmit, isPending } = useServerForm<TeamAnswer>(serverAction, {
    idle: { status: "idle" },
    unreachable: (form) => ({
      status: "refused",
      message: UNREACHABLE,
      name: textOf(form, "name"),
    }),
  });
  const isRefused = answer.status === "refused";
  return (
    <form className="stack" action={action} onSubmit={onSubmit} noValidate>
      {teamId !== undefined && <input type="hidden" name="team" value={teamId} />}
      <label htmlFor="team-name">Team name</label>
      <input
        id="team-name"
        name="name"
        defaultValue={isRefused ? answer.name : name}
        maxLength={MAX_TEAM_NAME_LENGTH}
        autoComplete="organization"
        required
        aria-invalid={isRefused}
        aria-describedby={isRefused ? "team-problem" : undefined}
      />
      {isRefused && (
        <p className="problem" role="alert" id="team-problem">
          {answer.message}
        </p>
      )}
      <div className="actions">
        <SubmitButton tone="primary" isPending={isPending}>
          {submit}
        </SubmitButton>
        <p className="done" role="status">
          {answer.status === "saved" && "Saved."}
        </p>
      </div>
    </form>
  );
}
