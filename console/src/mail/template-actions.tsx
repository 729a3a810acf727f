import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { useConfig } from "../settings/use-config.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { Notice } from "../ui/notice.js";
import { announce } from "../ui/toast.js";
import type { draftOf, Language } from "./draft.js";
import type { Template } from "./templates.js";

/** Saves a template, sends it to the administrator, or brings the default back. */
export function TemplateActions({
  template: { type, source },
  draft,
  locale,
  change,
}: {
  readonly template: Template;
  readonly draft: Exclude<ReturnType<typeof draftOf>, string> | undefined;
  readonly locale: Language;
  /** Undefined where nothing may be changed. */
  readonly change:
    | ReturnType<typeof useChange<typeof operations.emailTemplates.update>>
    | undefined;
}) {
  const [asks, setAsks] = useState(false);
  const send = useChange(operations.mailPreviews.send);
  const reset = useChange(operations.emailTemplates.reset);
  const { read } = useConfig();
  const isShared = read.data?.config.emailConfig.type === "shared";
  const maySend = useMay("admin");
  if (!maySend) return null;
  const params = { type };
  return (
    <>
      {change && isShared && (
        <Notice look="warning">
          Saving needs a mail server of this project: see “Mail server”. Words from the app’s code
          need none.
        </Notice>
      )}
      {send.isError && <Notice look="error">{wordsOf(send.error)}</Notice>}
      <div className="row">
        {change && (
          <Button
            look="primary"
            busy={change.isPending}
            disabled={isShared || draft === undefined || Object.keys(draft).length === 0}
            onClick={() =>
              change.mutate(
                { params, body: draft ?? {} },
                { onSuccess: () => announce("Template saved") },
              )
            }
          >
            Save template
          </Button>
        )}
        <Button
          busy={send.isPending}
          disabled={draft === undefined}
          onClick={() =>
            send.mutate(
              { params, body: { ...draft, locale } },
              { onSuccess: ({ recipient }) => announce(`A sample leaves for ${recipient}`) },
            )
          }
        >
          Send to me
        </Button>
        {change && source === "project" && (
          <Button look="danger" onClick={() => setAsks(true)}>
            Reset to default
          </Button>
        )}
      </div>
      {asks && (
        <FormDialog
          title="Reset to the default?"
          action="Reset template"
          danger
          done="The default is back"
          onClose={() => setAsks(false)}
          onSubmit={() => reset.mutateAsync({ params })}
        >
          <p>The words that were saved here are lost, in all languages.</p>
        </FormDialog>
      )}
    </>
  );
}
