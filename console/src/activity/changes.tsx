import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { usePeriod } from "../api/period.js";
import { usePages } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Choice } from "../ui/choice.js";
import { Listed } from "../ui/listed.js";
import { PeriodChoice } from "../ui/period-choice.js";
import { SearchField } from "../ui/search-field.js";
import { Time } from "../ui/time.js";
import { countOf } from "../ui/words.js";
import { JobProgress } from "../users/job-progress.js";
import { useActor } from "./actor.js";
import { callOf, wordsOfChange } from "./change-words.js";
import { ExportChanges } from "./export-changes.js";
import { sameRequest } from "./same-request.js";

const { events } = operations;
type AuditEntry = Output<typeof events.audit, "admin">["items"][number];

/** As operations begin. */
const METHODS = [
  ["POST", "added"],
  ["PATCH", "changed"],
  ["DELETE", "removed"],
] as const;

/** Entries of one page. */
const PAGE = 50;

/** What administrators, servers and agents changed. */
export function Changes({ requestId }: { readonly requestId?: string }) {
  const [values, set] = useUrlState();
  const subject = values.get("subject") ?? "";
  const [method] = METHODS.find(([one]) => one === values.get("change")) ?? [];
  const actorId = values.get("actor") ?? "";
  const { since } = usePeriod();
  const { actorOf, names } = useActor();
  const [jobId, setJobId] = useState<string>();
  const filter = {
    ...(subject && { subject }),
    ...(method && { operation: method }),
    ...(actorId && { actorId }),
    ...(since && { since }),
  };
  const pages = usePages(events.audit, {
    query: { limit: PAGE, ...(requestId === undefined ? filter : { requestId }) },
  });
  return (
    <>
      {requestId === undefined && (
        <div className="stack">
          <div className="bar">
            <SearchField
              label="What was changed, such as the id of a user"
              placeholder="Id of what was changed"
              value={subject}
              onSearch={(next) => set({ subject: next }, { replace: true })}
            />
            <ExportChanges filter={filter} onStarted={setJobId} />
          </div>
          <div className="bar">
            <Choice
              label="By"
              options={names}
              value={actorId || undefined}
              onChange={(next) => set({ actor: next })}
            />
            <Choice
              label="Change"
              options={METHODS}
              value={method}
              onChange={(next) => set({ change: next })}
            />
            <PeriodChoice />
          </div>
          {jobId && <JobProgress jobId={jobId} onClose={() => setJobId(undefined)} />}
        </div>
      )}
      <Listed<AuditEntry>
        label="Changes"
        pages={pages}
        columns={[
          { id: "at", title: "When", cell: ({ at }) => <Time at={at} isEvent /> },
          {
            id: "what",
            title: "Change",
            cell: (entry) => (
              <>
                {wordsOfChange(entry.operation)}
                <code className="break change muted">{callOf(entry)}</code>
              </>
            ),
          },
          { id: "who", title: "By", cell: ({ actor }) => actorOf(actor) },
          { id: "fields", title: "Fields", cell: ({ changes }) => <Fields of={changes} /> },
          ...sameRequest(requestId),
        ]}
      >
        What administrators, servers and agents change appears here.
      </Listed>
    </>
  );
}

/** The fields that were sent, on request. */
function Fields({ of }: { readonly of: unknown }) {
  const count = Object.keys(of ?? {}).length;
  if (count === 0) return null;
  return (
    <details>
      <summary>{countOf(count, "field")}</summary>
      <pre className="code-block">{JSON.stringify(of, null, 2)}</pre>
    </details>
  );
}
