import Link from "next/link";
import { Choices } from "./choices";
import type { Reader } from "./reader";
import { groupOf, SCENES } from "./scenes";

const NAMES = Object.keys(SCENES);

function Way({
  to,
  rel,
  children,
}: {
  to: string | undefined;
  rel: "prev" | "next";
  children: string;
}) {
  if (to === undefined) return null;
  return (
    <Link
      className="scene-way"
      href={`/gallery/${to}`}
      rel={rel}
      title={SCENES[to]?.title}
      prefetch={false}
    >
      {children}
    </Link>
  );
}

/** Which scene this is, how it is shown, and the ways to the others. */
export function SceneBar({ name, reader }: { name: string; reader: Reader }) {
  const at = NAMES.indexOf(name);
  return (
    <nav className="scene-bar" aria-label="Gallery" data-appearance={reader.appearance}>
      <Link className="scene-way" href={`/gallery#${name}`}>
        All scenes
      </Link>
      <p className="scene-name">
        <span>{groupOf(name)}</span> {SCENES[name]?.title}
      </p>
      <Choices {...reader} />
      <Way to={NAMES[at - 1]} rel="prev">
        Previous
      </Way>
      <Way to={NAMES[at + 1]} rel="next">
        Next
      </Way>
    </nav>
  );
}
