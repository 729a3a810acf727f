import { encodeInput, type Input, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { SelectField } from "../ui/field.js";

type Filter = Input<typeof operations.events.audit.query, "admin">;

/** Writes the changes that a search finds into a file, as a job. */
export function ExportChanges({
  filter,
  onStarted,
}: {
  readonly filter: Filter;
  readonly onStarted: (jobId: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const create = useChange(operations.jobs.create);
  if (!useMay("admin")) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      {isOpen && (
        <FormDialog
          title="Export the changes"
          action="Start the export"
          onClose={() => setOpen(false)}
          onSubmit={async (form) => {
            const job = await create.mutateAsync({
              body: {
                kind: "export-audit",
                format: form.get("format") === "ndjson" ? "ndjson" : "csv",
                filter: new URLSearchParams(
                  encodeInput(operations.events.audit.query, filter) as Record<string, string>,
                ).toString(),
              },
            });
            onStarted(job.id);
          }}
        >
          <p>
            {Object.keys(filter).length > 0
              ? "The changes that the filters leave"
              : "All changes of the last year"}
            , with who made them and from where. The export is in the audit too, and its file is
            deleted after a day.
          </p>
          <SelectField
            label="Format"
            name="format"
            options={[
              ["csv", "CSV, for spreadsheets"],
              ["ndjson", "JSON, one change a line"],
            ]}
          />
        </FormDialog>
      )}
    </>
  );
}
