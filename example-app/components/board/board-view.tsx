"use client";
import { type Board, isOpen, STAGE_NAMES, STAGES } from "../../board/board";
import { Moon } from "../moon";
import { Notice } from "../notice";
import { AddCard } from "./add-card";
import { Card } from "./card";
import { useBoard } from "./use-board";

interface Props {
  teamId: string;
  teamName: string;
  board: Board;
  /** When the server rendered, in milliseconds. */
  renderedAt: number;
}

const EMPTY_WORDS = {
  now: "Nothing yet. Put here what the team is working on this week.",
  next: "Nothing is lined up. Put here what starts when something is finished.",
  later: "No ideas are waiting. Put here what is worth keeping in mind.",
};

export function BoardView({ teamId, teamName, board, renderedAt }: Props) {
  const { board: shown, answer, action, onSubmit, isPending } = useBoard(board);

  return (
    <>
      <div className="page-head">
        <h1>{teamName}</h1>
        <p>What is happening now, what is next, and what can wait.</p>
      </div>
      <div className="board" aria-busy={isPending}>
        {STAGES.map((stage) => {
          const items = shown.items.filter((item) => item.stage === stage && isOpen(item));
          return (
            <section
              className="column"
              data-stage={stage}
              key={stage}
              aria-labelledby={`stage-${stage}`}
            >
              <h2 className="column-head" id={`stage-${stage}`} tabIndex={-1}>
                <Moon stage={stage} />
                {STAGE_NAMES[stage]} <span className="count">{items.length}</span>
              </h2>
              {items.length === 0 && <p className="column-empty">{EMPTY_WORDS[stage]}</p>}
              <ul className="cards">
                {items.map((item) => (
                  <Card
                    key={item.id}
                    item={item}
                    teamId={teamId}
                    renderedAt={renderedAt}
                    action={action}
                    onSubmit={onSubmit}
                  />
                ))}
              </ul>
              <AddCard stage={stage} teamId={teamId} />
            </section>
          );
        })}
      </div>
      <Notice answer={answer} teamId={teamId} action={action} onSubmit={onSubmit} />
    </>
  );
}
