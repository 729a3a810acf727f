import { STAGE_NAMES, STAGES } from "../../../board/board";
import { Moon } from "../../../components/moon";

export default function BoardLoading() {
  return (
    <main className="page" id="content" aria-busy="true">
      <div className="page-head">
        <h1 className="skeleton" data-shape="heading">
          <span className="visually-hidden">Loading the board</span>
        </h1>
      </div>
      <div className="board">
        {STAGES.map((stage) => (
          <div className="column" key={stage}>
            <p className="column-head">
              <Moon stage={stage} />
              {STAGE_NAMES[stage]}
            </p>
            <span className="skeleton" data-shape="card" />
            <span className="skeleton" data-shape="card" />
          </div>
        ))}
      </div>
    </main>
  );
}
