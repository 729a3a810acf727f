import Link from "next/link";
import { Choices } from "./choices";
import type { Reader } from "./reader";
import { groupOf, STORIES } from "./stories";

const NAMES = Object.keys(STORIES);

function StoryLink({
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
      className="story-link"
      href={`/${to}`}
      rel={rel}
      title={STORIES[to]?.title}
      prefetch={false}
    >
      {children}
    </Link>
  );
}

/** The story's title, its language and palette, and links to other stories. */
export function StoryBar({ name, reader }: { name: string; reader: Reader }) {
  const at = NAMES.indexOf(name);
  return (
    <nav className="story-bar" aria-label="Gallery" data-appearance={reader.appearance}>
      <Link className="story-link" href={`/#${name}`}>
        All stories
      </Link>
      <p className="story-name">
        <span>{groupOf(name)}</span> {STORIES[name]?.title}
      </p>
      <Choices {...reader} />
      <StoryLink to={NAMES[at - 1]} rel="prev">
        Previous
      </StoryLink>
      <StoryLink to={NAMES[at + 1]} rel="next">
        Next
      </StoryLink>
    </nav>
  );
}
