import { operations } from "@stackkit/next/protocol";
import { wordsOfEvent, wordsOfReason } from "../activity/reason.js";
import { usePages } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { More } from "../ui/more.js";
import { Empty, Failure } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";

const OUTCOMES = {
  done: ["good", "Done"],
  failed: ["bad", "Failed"],
  asked: ["warning", "Asked for more"],
  refused: ["bad", "Refused"],
} as const;

/** What happened to the account: sign-ins, failures and changes of its protection. */
export function ActivityTab({ userId }: { readonly userId: string }) {
  const pages = usePages(operations.activity.list, {
    params: { user_id: userId },
    query: { limit: 50 },
  });
  const { data, error, isPending, refetch } = pages;
  const events = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title="Activity" lead="The last 30 days, newest first.">
      {isPending ? (
        <Skeleton lines={6} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : events.length === 0 ? (
        <Empty title="Nothing in the last 30 days" />
      ) : (
        <PlainTable
          label="Activity"
          rows={events}
          idOf={({ id }) => id}
          columns={[
            { id: "at", title: "When", cell: ({ at }) => <Time at={at} isEvent /> },
            {
              id: "what",
              title: "What",
              cell: ({ type, method }) => wordsOfEvent(type, method),
            },
            {
              id: "outcome",
              title: "Outcome",
              cell: ({ outcome, reason }) => (
                <span className="row">
                  <Badge look={OUTCOMES[outcome][0]}>{OUTCOMES[outcome][1]}</Badge>
                  {reason && <span className="muted">{wordsOfReason(reason)}</span>}
                </span>
              ),
            },
            { id: "device", title: "Device", cell: ({ device }) => device ?? "Unknown" },
            {
              id: "from",
              title: "From",
              cell: ({ ip, countryCode }) =>
                [countryCode, ip].filter(Boolean).join(", ") || "The app’s server",
            },
          ]}
        />
      )}
      <More pages={pages} />
    </Section>
  );
}
