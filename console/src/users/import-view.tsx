import { type ChangeEvent, useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { Button, ButtonLink } from "../ui/button.js";
import { TextField } from "../ui/field.js";
import { Notice } from "../ui/notice.js";
import { Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { countOf } from "../user/danger-zone.js";
import {
  type ImportRequest,
  readTextFile,
  usePreviewImport,
  useStartImport,
} from "./import-api.js";
import { ImportChoices } from "./import-choices.js";
import { ImportPreviewParts } from "./import-preview.js";
import { JobProgress } from "./job-progress.js";

/** Reads users from a file: first shows what would happen, then does it as a job. */
export function ImportView() {
  const { id } = useProject();
  const mayImport = useMay("admin");
  const [request, setRequest] = useState<ImportRequest>();
  const [unreadable, setUnreadable] = useState<unknown>();
  const preview = usePreviewImport();
  const start = useStartImport();
  const show = (next: ImportRequest) => {
    setRequest(next);
    start.reset();
    preview.mutate(next);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setUnreadable(undefined);
    setRequest(undefined);
    preview.reset();
    start.reset();
    try {
      show({ file: await readTextFile(file) });
    } catch (error) {
      setUnreadable(error);
    }
  };
  const error = unreadable ?? preview.error;
  const found = preview.data;
  const from = request?.from ?? found?.from;
  return (
    <View
      title="Import users"
      lead="From CSV or JSON in UTF-8, up to 4 megabytes and 20,000 users."
      actions={<ButtonLink to={`/${id}/users`}>All users</ButtonLink>}
    >
      {!mayImport ? (
        <Notice>This needs the role admin.</Notice>
      ) : (
        <Section title="File" lead="Nothing changes before you start the import.">
          <div className="stack">
            <TextField
              label="File with users"
              type="file"
              accept=".csv,.json,.ndjson,.jsonl,.txt"
              onChange={(event) => void choose(event)}
            />
            {request && <ImportChoices key={from} request={request} from={from} onChange={show} />}
          </div>
        </Section>
      )}
      {error !== undefined && error !== null && <Notice look="error">{wordsOf(error)}</Notice>}
      {preview.isPending && <Skeleton lines={6} />}
      {found && request && (
        <>
          <ImportPreviewParts preview={found} />
          {start.data ? (
            <JobProgress jobId={start.data.id} />
          ) : (
            <div className="view-actions">
              <Button
                look="primary"
                busy={start.isPending}
                disabled={found.counts.imported === 0}
                onClick={() => start.mutate({ ...request, from: found.from })}
              >
                Import {countOf(found.counts.imported, "user")}
              </Button>
            </div>
          )}
          {start.isError && <Notice look="error">{wordsOf(start.error)}</Notice>}
        </>
      )}
    </View>
  );
}
