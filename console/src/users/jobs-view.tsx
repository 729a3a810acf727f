import { operations } from "@stackkit/next/protocol";
import { useRead } from "../api/queries.js";
import { Empty, Failure } from "../ui/notice.js";
import { Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { isOpen, JOB_NAMES, type Job, JobProgress } from "./job-progress.js";

/** The latest jobs over many users. */
export function JobsView() {
  const { data, error, isPending, refetch } = useRead(operations.jobs.list);
  return (
    <View title="Jobs" lead="What was done with many users at once. A job goes on if you leave.">
      {isPending ? (
        <Skeleton lines={6} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Empty title="No job yet">Select users in the list to start one.</Empty>
      ) : (
        data.map((job) => (
          <Section
            key={job.id}
            title={JOB_NAMES[job.kind]}
            lead={
              <>
                Started <Time at={job.createdAt} />
                {job.filter !== null && <Filter of={job.filter} kind={job.kind} />}
              </>
            }
          >
            <JobProgress jobId={job.id} hasEnded={!isOpen(job)} />
          </Section>
        ))
      )}
    </View>
  );
}

function Filter({ of, kind }: { readonly of: string; readonly kind: Job["kind"] }) {
  const records = kind === "export-audit" ? "entries" : "users";
  if (of === "") return `, all ${records}`;
  return (
    <>
      , {records} with <code>{of}</code>
    </>
  );
}
