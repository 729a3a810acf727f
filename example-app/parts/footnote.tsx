import Link from "next/link";
import { FOOTNOTES, type PageName } from "../footnotes";

/** Says which doors of the kit this page uses, and where to read how. */
export function Footnote({ page }: { page: PageName }) {
  const { doors, source } = FOOTNOTES[page];
  return (
    <footer className="footnote">
      <p>
        This page is made with{" "}
        {doors.map(({ from, names }, index) => (
          <span key={from}>
            {index > 0 && " and "}
            <code>{from}</code> ({names})
          </span>
        ))}
        . <Link href={`/source/${page}`}>Read {source}</Link>
      </p>
    </footer>
  );
}
