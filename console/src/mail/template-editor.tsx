import { operations } from "@stackkit/next/protocol";
import { lazy, useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { TextField } from "../ui/field.js";
import { Lazy } from "../ui/lazy.js";
import { Notice } from "../ui/notice.js";
import { useDraft } from "../ui/use-draft.js";
import { draftOf, textOf, usePreview } from "./draft.js";
import { TemplateActions } from "./template-actions.js";
import { TemplateChanges } from "./template-changes.js";
import { type Look, TemplatePreview } from "./template-preview.js";
import type { Template } from "./templates.js";

const JsonEditor = lazy(() => import("../ui/json-editor.js"));

/** A template beside what it looks like. */
export function TemplateEditor({ template }: { readonly template: Template }) {
  const { type, source } = template;
  const [typed, setTyped] = useDraft(`template ${type}`, {
    subject: template.subject,
    content: textOf(template.content),
  });
  const [look, setLook] = useState<Look>({ locale: "en", isDark: false });
  const mayChange = useMay("admin") && source !== "code";
  const draft = draftOf(typed, template);
  const isDraft = typeof draft !== "string";
  const preview = usePreview(type, isDraft ? draft : undefined, look);
  const change = useChange(operations.emailTemplates.update);
  return (
    <>
      {source === "code" && (
        <Notice>
          This email comes from the app’s code or the service’s configuration:{" "}
          <code>templates.{type}</code>. Change it there.
        </Notice>
      )}
      <div className="mail-sides">
        <div className="stack">
          <TextField
            label="Subject"
            value={typed.subject}
            readOnly={!mayChange}
            onChange={(event) => setTyped({ ...typed, subject: event.target.value })}
          />
          {mayChange ? (
            <Lazy lines={8}>
              <JsonEditor
                label="Content"
                initial={typed.content}
                focuses={false}
                onChange={(content: string) => setTyped({ ...typed, content })}
              />
            </Lazy>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
            <pre className="code-block mail-source" tabIndex={0}>
              {typed.content}
            </pre>
          )}
          {mayChange && look.locale !== "en" && (
            <Notice>
              What is saved here goes out in every language as it is. Words for each language belong
              in the app’s code: <code>templates.{type}.languages</code>.
            </Notice>
          )}
          {!isDraft && <Notice look="error">{draft}</Notice>}
          {change.isError && <Notice look="error">{wordsOf(change.error)}</Notice>}
          <TemplateActions
            template={template}
            draft={isDraft ? draft : undefined}
            locale={look.locale}
            change={mayChange ? change : undefined}
          />
        </div>
        <TemplatePreview preview={preview} look={look} onLook={setLook} />
      </div>
      {source !== "code" && preview.data && (
        <TemplateChanges typed={typed} preview={preview.data} />
      )}
    </>
  );
}
