import { type Output, operations } from "@stackkit/next/protocol";
import { usePages } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Listed } from "../ui/listed.js";
import { SearchField } from "../ui/search-field.js";
import { Time } from "../ui/time.js";
import { countOf } from "../user/danger-zone.js";
import { useActor } from "./actor.js";
import { ExportChanges } from "./export-changes.js";
import { sameRequest } from "./same-request.js";

const { events } = operations;
type AuditEntry = Output<typeof events.audit, "admin">["items"][number];

/** Entries of one page. */
const PAGE = 50;

/** What administrators, servers and agents changed. */
export function Changes({ requestId }: { readonly requestId?: string }) {
  const [values, set] = useUrlState();
  const subject = values.get("subject") ?? "";
  const actorOf = useActor();
  const pages = usePages(events.audit, {
    query: {
      limit: PAGE,
      ...(subject && requestId === undefined && { subject }),
      ...(requestId && { requestId }),
    },
  });
  return (
    <>
      {requestId === undefined && (
        <div className="bar">
          <SearchField
            label="What was changed, such as the id of a user"
            value={subject}
            onSearch={(next) => set({ subject: next }, { replace: true })}
          />
          <ExportChanges subject={subject} />
        </div>
      )}
      <Listed<AuditEntry>
        label="Changes"
        pages={pages}
        rows={pages.data?.pages.flatMap(({ items }) => items) ?? []}
        columns={[
          { id: "at", title: "When", cell: ({ at }) => <Time at={at} /> },
          {
            id: "what",
            title: "Change",
            cell: (entry) => <code className="break change">{wordsOf(entry)}</code>,
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

/** The method and the path of a call; others have a name. */
const wordsOf = ({ operation, subject }: AuditEntry): string =>
  operation.includes(" /") ? `${operation.split(" ", 1)} ${subject}` : `${operation} ${subject}`;

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
