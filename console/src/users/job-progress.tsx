import { type Output, operations } from "@stackkit/next/protocol";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "../api/call.js";
import { wordsOf } from "../api/problem.js";
import { useMay, useProject } from "../api/project.js";
import { refresh, useChange } from "../api/queries.js";
import { Button } from "../ui/button.js";
import { Failure, Notice } from "../ui/notice.js";

/** A job as administrators see it. */
export type Job = Output<typeof operations.jobs.read, "admin">;

const WATCH_MILLIS = 1_000;

const STATES: Readonly<Record<Job["state"], string>> = {
  running: "Working",
  paused: "Paused",
  done: "Done",
  cancelled: "Cancelled",
};

/** What a job does. */
export const JOB_NAMES: Readonly<Record<Job["kind"], string>> = {
  "end-sessions": "End sessions",
  "add-to-team": "Add to a team",
  export: "Export",
  "export-audit": "Export of the audit",
  delete: "Delete",
  import: "Import",
};

/** What a job changes. The others write files. */
const TOUCHES: Readonly<Partial<Record<Job["kind"], readonly string[]>>> = {
  "end-sessions": operations.sessions.delete.touches,
  "add-to-team": operations.teams.addMember.touches,
  delete: operations.users.delete.touches,
  import: operations.users.create.touches,
};

/** Whether a job may still go on. */
export const isOpen = ({ state }: Job): boolean => state === "running" || state === "paused";

/** A job while it runs: how far it is, pause, cancel, and what it left. */
export function JobProgress({
  jobId,
  hasEnded = false,
  onClose,
}: {
  readonly jobId: string;
  /** Whether what it changed has been read since. */
  readonly hasEnded?: boolean;
  readonly onClose?: () => void;
}) {
  const { id: projectId } = useProject();
  const mayChange = useMay("admin");
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    queryKey: [projectId, "job", jobId],
    queryFn: ({ signal }) =>
      call(operations.jobs.read, { params: { job_id: jobId }, projectId, signal }),
    refetchInterval: ({ state: { data } }) => (data && !isOpen(data) ? false : WATCH_MILLIS),
  });
  const update = useChange(operations.jobs.update);
  const client = useQueryClient();
  const isKnown = useRef(hasEnded);
  useEffect(() => {
    if (!job || isOpen(job) || isKnown.current) return;
    isKnown.current = true;
    void refresh(client, TOUCHES[job.kind] ?? []);
  }, [job, client]);
  if (!job) return error ? <Failure error={error} onRetry={refetch} /> : null;
  const set = (state: "running" | "paused" | "cancelled") =>
    update.mutate({ params: { job_id: jobId }, body: { state } });
  const isAsked = (state: Job["state"]): boolean =>
    update.isPending && update.variables.body?.state === state;
  return (
    <div className={isOpen(job) ? "bulk" : "bulk bulk-ended"}>
      {onClose && <span>{JOB_NAMES[job.kind]}</span>}
      <strong role="status">
        {STATES[job.state]}: {job.done.toLocaleString("en")} of {job.total.toLocaleString("en")}
        {job.failed > 0 && `, ${job.failed.toLocaleString("en")} failed`}
      </strong>
      {isOpen(job) && (
        <progress
          max={Math.max(job.total, 1)}
          value={job.done + job.failed}
          aria-label="Progress"
        />
      )}
      {mayChange && isOpen(job) && (
        <>
          {/* One button, which keeps the focus. */}
          <Button
            small
            busy={isAsked("paused") || isAsked("running")}
            onClick={() => set(job.state === "running" ? "paused" : "running")}
          >
            {job.state === "running" ? "Pause" : "Go on"}
          </Button>
          <Button small look="danger" busy={isAsked("cancelled")} onClick={() => set("cancelled")}>
            Cancel the rest
          </Button>
        </>
      )}
      {mayChange && job.kind.startsWith("export") && job.state === "done" && (
        <Download jobId={jobId} />
      )}
      {job.failed > 0 && <Failures jobId={jobId} />}
      {onClose && !isOpen(job) && (
        <Button small look="plain" onClick={onClose}>
          Close
        </Button>
      )}
      {update.isError && <Notice look="error">{wordsOf(update.error)}</Notice>}
    </div>
  );
}

function Download({ jobId }: { readonly jobId: string }) {
  const link = useChange(operations.jobs.link, { isSaving: false });
  return (
    <>
      <Button
        small
        look="primary"
        busy={link.isPending}
        onClick={() =>
          link.mutate(
            { params: { job_id: jobId } },
            { onSuccess: ({ url }) => window.location.assign(url) },
          )
        }
      >
        Download the file
      </Button>
      {link.isError && <Notice look="error">{wordsOf(link.error)}</Notice>}
    </>
  );
}

/** What a spreadsheet would run stays a text. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

function Failures({ jobId }: { readonly jobId: string }) {
  const { id: projectId } = useProject();
  const read = useMutation({
    mutationFn: () => call(operations.jobs.failures, { params: { job_id: jobId }, projectId }),
    onSuccess: (failures) => saveAsFile(failures, jobId),
  });
  return (
    <>
      <Button small busy={read.isPending} onClick={() => read.mutate()}>
        Download the failures
      </Button>
      {read.isError && <Notice look="error">{wordsOf(read.error)}</Notice>}
    </>
  );
}

function saveAsFile(
  failures: Output<typeof operations.jobs.failures, "admin">,
  jobId: string,
): void {
  const lines = failures.map(({ userId, reason, at }) =>
    [userId, reason, at.toISOString()].map(cell).join(","),
  );
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([["user,reason,at", ...lines].join("\r\n")], { type: "text/csv" }),
  );
  link.download = `failures-${jobId}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
