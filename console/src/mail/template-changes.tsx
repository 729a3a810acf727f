import type { Output, operations } from "@stackkit/next/protocol";
import { countOf } from "../ui/words.js";
import { type Typed, textOf } from "./draft.js";
import { aroundChanges, lineChanges } from "./line-changes.js";

const MARKS = { same: " ", added: "+", removed: "-" } as const;

/** What a template says other than the default. */
export function TemplateChanges({
  typed,
  preview,
}: {
  readonly typed: Typed;
  readonly preview: Output<typeof operations.mailPreviews.render, "admin">;
}) {
  const standard = `${preview.defaultSubject}\n${textOf(preview.defaultContent)}`;
  const changes = aroundChanges(lineChanges(standard, `${typed.subject}\n${typed.content}`));
  const count = changes.filter(({ kind }) => kind !== "same").length;
  if (count === 0) return <p className="muted">The same as the default.</p>;
  return (
    <details className="mail-changes">
      <summary>Changes to the default: {countOf(count, "line")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <pre className="code-block" tabIndex={0}>
        {changes.map(({ kind, line }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and have no state.
          <span key={place} className={`line line-${kind}`}>
            {`${MARKS[kind]} ${line}\n`}
          </span>
        ))}
      </pre>
    </details>
  );
}
