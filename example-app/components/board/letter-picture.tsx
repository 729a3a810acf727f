import sample from "../../board/sample.json" with { type: "json" };

const FINISHED = [
  { title: "New labels for the linen shirts", note: "On every parcel since Wednesday." },
  { title: "Spring fabrics ordered", note: "" },
];

const SECTIONS = [
  { title: "Finished", items: FINISHED },
  { title: "Now", items: sample.items.filter(({ stage }) => stage === "now") },
];

/** A letter as it is drafted from the board in the picture above it, for the home page. */
export function LetterPicture() {
  return (
    <figure aria-label="A weekly letter, drafted from the board">
      <div className="letter" aria-hidden="true">
        <p className="letter-picture-title">The week to 20 November</p>
        {SECTIONS.map(({ title, items }) => (
          <div className="letter-picture-section" key={title}>
            <p className="letter-picture-heading">{title}</p>
            <ul>
              {items.map((item) => (
                <li className="letter-line" key={item.title}>
                  {item.title}
                  {item.note !== "" && <span className="row-text">{item.note}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </figure>
  );
}
