import type { FormEvent } from "react";
import { type Item, STAGE_NAMES, STAGES } from "../../board/board";
import { exactTime, timeInWords } from "../../board/words";
import { BinIcon, CheckIcon } from "../icons";
import { Moon } from "../moon";

interface Props {
  item: Item;
  teamId: string;
  renderedAt: number;
  action: (form: FormData) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** One card: a form with a button per action. */
export function Card({ item, teamId, renderedAt, action, onSubmit }: Props) {
  return (
    <li>
      <form className="card" action={action} onSubmit={onSubmit}>
        <input type="hidden" name="team" value={teamId} />
        <input type="hidden" name="item" value={item.id} />
        <button
          type="submit"
          className="check"
          name="change"
          value="finish"
          title="Finish"
          aria-label={`Finish “${item.title}”`}
        >
          <CheckIcon />
        </button>
        <div className="card-body">
          <h3 className="card-title">{item.title}</h3>
          {item.note !== "" && <p className="card-note">{item.note}</p>}
          <div className="card-foot">
            <p className="card-meta">
              {item.addedBy} ·{" "}
              <time dateTime={item.addedAt} title={exactTime(item.addedAt)}>
                {timeInWords(item.addedAt, renderedAt)}
              </time>
            </p>
            <div className="card-tools">
              {STAGES.filter((stage) => stage !== item.stage).map((stage) => (
                <button
                  type="submit"
                  className="tool"
                  key={stage}
                  name="change"
                  value={`move:${stage}`}
                  title={`Move to ${STAGE_NAMES[stage]}`}
                  aria-label={`Move “${item.title}” to ${STAGE_NAMES[stage]}`}
                >
                  <Moon stage={stage} />
                </button>
              ))}
              <button
                type="submit"
                className="tool"
                name="change"
                value="remove"
                title="Remove"
                aria-label={`Remove “${item.title}”`}
              >
                <BinIcon />
              </button>
            </div>
          </div>
        </div>
      </form>
    </li>
  );
}
