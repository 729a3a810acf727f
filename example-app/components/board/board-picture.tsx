import { STAGE_NAMES, STAGES } from "../../board/board";
import sample from "../../board/sample.json" with { type: "json" };
import { Moon } from "../moon";

const CARDS_SHOWN = 3;

/** A board as it looks in use, for the home page. */
export function BoardPicture() {
  return (
    <figure
      className="board-picture"
      aria-label="An Almanac board with three columns: now, next and later"
    >
      <p className="board-picture-title" aria-hidden="true">
        Linden Workshop
      </p>
      <div className="board" aria-hidden="true">
        {STAGES.map((stage) => (
          <div className="column" data-stage={stage} key={stage}>
            <p className="column-head">
              <Moon stage={stage} />
              {STAGE_NAMES[stage]}
              <span className="count">
                {sample.items.filter((item) => item.stage === stage).length}
              </span>
            </p>
            {sample.items
              .filter((item) => item.stage === stage)
              .slice(0, CARDS_SHOWN)
              .map((item) => (
                <div className="card" key={item.title}>
                  <span className="check" />
                  <div className="card-body">
                    <p className="card-title">{item.title}</p>
                    {item.note !== "" && <p className="card-note">{item.note}</p>}
                    <p className="card-meta">{item.addedBy}</p>
                  </div>
                </div>
              ))}
          </div>
        ))}
      </div>
    </figure>
  );
}
