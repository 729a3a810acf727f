import Link from "next/link";
import { FOOTNOTES, type PageName } from "../footnotes";

/** Names the entry points of the kit that this page uses, and links its source. */
export function Footnote({ page }: { page: PageName }) {
  const { entryPoints, source } = FOOTNOTES[page];
  return (
    <footer className="footnote">
      <p>
        Built with{" "}
        {entryPoints.map(({ from, names }, index) => (
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
