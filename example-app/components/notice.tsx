import type { FormEvent } from "react";
import type { ChangeAnswer } from "../board/answer";
import { WarningIcon } from "./icons";

interface Props {
  answer: ChangeAnswer;
  teamId: string;
  action: (form: FormData) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * What the last change did, with the way back. It goes by itself, but not while it is pointed at or
 * focused.
 */
export function Notice({ answer, teamId, action, onSubmit }: Props) {
  return (
    <div className="notice-place">
      <div role="alert">
        {answer.status === "refused" && (
          <p className="notice" data-tone="problem">
            <WarningIcon /> {answer.message}
          </p>
        )}
      </div>
      <div role="status">
        {answer.status === "saved" && (
          <form className="notice" key={answer.at} action={action} onSubmit={onSubmit}>
            <input type="hidden" name="team" value={teamId} />
            <input type="hidden" name="item" value={answer.undo.item} />
            <span className="notice-text">{answer.message}</span>
            <button
              type="submit"
              className="notice-button"
              name="change"
              value={answer.undo.change}
            >
              Undo
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
