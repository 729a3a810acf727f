import { useState } from "react";
import { Failure, Notice } from "../ui/notice.js";
import { Skeleton } from "../ui/skeleton.js";
import type { Language, usePreview } from "./draft.js";
import { PreviewFrame } from "./preview-frame.js";

/** How the preview looks. */
export interface Look {
  readonly locale: Language;
  readonly isDark: boolean;
}

const WIDTHS = [
  ["desktop", "Desktop"],
  ["phone", "Phone"],
  ["text", "Plain text"],
] as const;

const languageName = (code: string): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;

/** The mail with sample values, as it is typed. */
export function TemplatePreview({
  preview,
  look,
  onLook,
}: {
  readonly preview: ReturnType<typeof usePreview>;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
}) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number][0]>("desktop");
  const { data, error, refetch } = preview;
  return (
    <section className="mail-preview" aria-label="Preview">
      <div className="bar">
        <select
          className="input filter"
          aria-label="Preview as"
          value={width}
          onChange={(event) => setWidth(event.target.value as typeof width)}
        >
          {WIDTHS.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <select
          className="input filter"
          aria-label="Language"
          value={look.locale}
          onChange={(event) => onLook({ ...look, locale: event.target.value as Language })}
        >
          {(data?.languages ?? [look.locale]).map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </select>
        <select
          className="input filter"
          aria-label="Appearance"
          value={look.isDark ? "dark" : "light"}
          onChange={(event) => onLook({ ...look, isDark: event.target.value === "dark" })}
        >
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </div>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <>
          <p className="mail-subject">
            <span className="muted">Subject: </span>
            {data.subject}
          </p>
          {data.unknown.length > 0 && (
            <Notice look="warning">
              {data.unknown.map(({ name, nearest }) => (
                <p key={name}>
                  <code>{`{{ ${name} }}`}</code> stays empty
                  {nearest ? (
                    <>
                      . Did you mean <code>{`{{ ${nearest} }}`}</code>?
                    </>
                  ) : (
                    `. Known: ${data.variables.join(", ")}.`
                  )}
                </p>
              ))}
            </Notice>
          )}
          {data.problem && <Notice look="error">{data.problem}</Notice>}
          {width === "text" ? (
            <pre className="code-block">{data.text}</pre>
          ) : (
            <PreviewFrame
              sealed={data.sealedHtml}
              title="Preview of the email"
              isNarrow={width === "phone"}
            />
          )}
        </>
      )}
    </section>
  );
}
