const LINES = ["first", "second", "third"];

export default function PageLoading() {
  return (
    <main className="page" id="content" data-width="text" aria-busy="true">
      <div className="page-head">
        <h1 className="skeleton" data-shape="heading">
          <span className="visually-hidden">Loading</span>
        </h1>
      </div>
      <div className="rows">
        {LINES.map((line) => (
          <div className="row" key={line}>
            <span className="skeleton" data-shape="line" />
          </div>
        ))}
      </div>
    </main>
  );
}
