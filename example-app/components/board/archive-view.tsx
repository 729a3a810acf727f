"use client";
import Link from "next/link";
import { type Board, finishedItems } from "../../board/board";
import { exactTime, timeInWords } from "../../board/words";
import { Moon } from "../moon";
import { Notice } from "../notice";
import { useBoard } from "./use-board";

export function ArchiveView({
  teamId,
  board,
  renderedAt,
}: {
  teamId: string;
  board: Board;
  renderedAt: number;
}) {
  const { board: shown, answer, action, onSubmit, isPending } = useBoard(board);
  const finished = finishedItems(shown);
  return (
    <section aria-busy={isPending}>
      <h2 className="visually-hidden" tabIndex={-1}>
        Finished cards
      </h2>
      {finished.length === 0 ? (
        <div className="empty">
          <Moon stage="done" />
          <p>This is the archive of finished cards.</p>
          <Link className="button" href="/board">
            Open the board
          </Link>
        </div>
      ) : (
        <ul className="rows">
          {finished.map(({ id, title, note, finishedAt, addedAt }) => {
            const at = finishedAt ?? addedAt;
            return (
              <li key={id}>
                <form className="row" action={action} onSubmit={onSubmit}>
                  <input type="hidden" name="team" value={teamId} />
                  <input type="hidden" name="item" value={id} />
                  <Moon stage="done" />
                  <div className="row-body">
                    <p className="row-title">{title}</p>
                    {note !== "" && <p className="row-text">{note}</p>}
                    <p className="card-meta">
                      Finished{" "}
                      <time dateTime={at} title={exactTime(at)}>
                        {timeInWords(at, renderedAt)}
                      </time>
                    </p>
                  </div>
                  <button
                    type="submit"
                    className="button"
                    data-tone="plain"
                    name="change"
                    value="reopen"
                    aria-label={`Reopen “${title}”`}
                  >
                    Reopen
                  </button>
                </form>
              </li>
            );
          })}
        </ul>
      )}
      <Notice answer={answer} teamId={teamId} action={action} onSubmit={onSubmit} />
    </section>
  );
}
