import { type Output, operations } from "@stackkit/next/protocol";
import { usePeriod } from "../api/period.js";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange, usePages } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { More, type MorePages } from "../ui/more.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { PeriodChoice } from "../ui/period-choice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";

const { mails } = operations;
type Mail = Output<typeof mails.list, "admin">["items"][number];

const PAGE = 50;
const OUTCOMES = ["sent", "failed"] as const;

/** Attempts to send mails, with what the receiving server said, newest first. */
export function SentMails({ userId }: { readonly userId?: string }) {
  const [values, set] = useUrlState();
  const outcome = OUTCOMES.find((one) => one === values.get("outcome"));
  const { days, since } = usePeriod();
  const pages = usePages(
    mails.list,
    {
      query: {
        limit: PAGE,
        ...(userId && { userId }),
        ...(outcome && { outcome }),
        ...(since && { since }),
      },
    },
    // A mail leaves some seconds after it was made.
    { isAwaited: true },
  );
  const { data, error, isPending, refetch } = pages;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const filters = (
    <div className="bar">
      <select
        className="input filter"
        aria-label="State"
        value={outcome ?? ""}
        data-set={outcome}
        onChange={(event) => set({ outcome: event.target.value })}
      >
        <option value="">State: any</option>
        <option value="sent">State: sent</option>
        <option value="failed">State: failed</option>
      </select>
      <PeriodChoice />
    </div>
  );
  if (data && rows.length === 0 && !outcome && !days)
    return (
      <Empty title="No email yet">
        Each one appears here by itself, some seconds later, when it has left or failed.
      </Empty>
    );
  // The filters stay, with the focus, while what they find is read.
  return (
    <>
      {filters}
      {isPending ? (
        <Skeleton lines={6} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : rows.length === 0 ? (
        <>
          <Empty title={pages.hasNextPage ? "No such email so far" : "No such email"} />
          <More pages={pages}>Search further back</More>
        </>
      ) : (
        <Mails pages={pages} rows={rows} />
      )}
    </>
  );
}

/** The attempts, each of which may be made again. */
function Mails({ pages, rows }: { readonly pages: MorePages; readonly rows: readonly Mail[] }) {
  const resend = useChange(mails.resend);
  const mayResend = useMay("support");
  return (
    <>
      <PlainTable<Mail>
        label="Sent emails"
        rows={rows}
        idOf={({ id }) => id}
        columns={[
          { id: "at", title: "When", cell: ({ at }) => <Time at={at} isEvent /> },
          { id: "to", title: "To", cell: ({ recipient }) => recipient },
          { id: "subject", title: "Subject", cell: ({ subject }) => subject },
          {
            id: "state",
            title: "State",
            cell: ({ outcome, answer, problem }) => (
              <span className="row">
                <Badge look={outcome === "sent" ? "good" : "bad"}>
                  {outcome === "sent" ? "Sent" : "Failed"}
                </Badge>
                <span className="muted">{problem ?? answer}</span>
              </span>
            ),
          },
          {
            id: "actions",
            title: "",
            cell: ({ mailId, canResend }) =>
              mayResend &&
              canResend &&
              mailId !== null && (
                <Button
                  small
                  busy={resend.isPending && resend.variables.params?.mail_id === mailId}
                  onClick={() =>
                    resend.mutate(
                      { params: { mail_id: mailId } },
                      { onSuccess: () => announce("It leaves again within 30 seconds") },
                    )
                  }
                >
                  Send again
                </Button>
              ),
          },
        ]}
      />
      {resend.isError && <Notice look="error">{wordsOf(resend.error)}</Notice>}
      <More pages={pages} />
    </>
  );
}
