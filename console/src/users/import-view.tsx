import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { Button, ButtonLink } from "../ui/button.js";
import { Notice } from "../ui/notice.js";
import { Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { countOf } from "../ui/words.js";
import {
  type ImportRequest,
  readTextFile,
  usePreviewImport,
  useStartImport,
} from "./import-api.js";
import { Accepted, FileField, ImportChoices } from "./import-choices.js";
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
  const read = async (next: () => Promise<ImportRequest>) => {
    setUnreadable(undefined);
    preview.reset();
    start.reset();
    try {
      show(await next());
    } catch (error) {
      setUnreadable(error);
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    setRequest(undefined);
    void read(async () => ({ file: await readTextFile(file) }));
  };
  const error = unreadable ?? preview.error;
  const found = preview.data;
  const from = request?.from ?? found?.from;
  const chooseSecond = (file: File | undefined) => {
    if (!request) return;
    // The field belongs to the source that was recognized.
    const whole = { ...request, ...(from && { from }), secondFile: undefined };
    setRequest(whole);
    void read(async () =>
      file ? { ...whole, secondFile: await readTextFile(file, whole.file) } : whole,
    );
  };
  return (
    <View
      title="Import users"
      lead="From CSV or JSON in UTF-8, up to 4 megabytes in all and 20,000 users."
      actions={<ButtonLink to={`/${id}/users`}>All users</ButtonLink>}
    >
      {!mayImport ? (
        <Notice>This needs the role admin.</Notice>
      ) : (
        <Section title="File" lead="Nothing changes before you start the import.">
          <div className="stack">
            <FileField label="File with users" hint={!request && <Accepted />} onChoose={choose} />
            {request && (
              <ImportChoices
                key={from}
                request={request}
                from={from}
                onChange={show}
                onChooseSecond={chooseSecond}
              />
            )}
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
