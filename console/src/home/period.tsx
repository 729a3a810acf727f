import { type Output, operations } from "@stackkit/next/protocol";
import { useMemo } from "react";
import { Link } from "wouter";
import { wordsOfReason } from "../activity/reason.js";
import { useProject } from "../api/project.js";
import type { useRead } from "../api/queries.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Days } from "./days.js";
import { Figure } from "./figure.js";

const { figures } = operations.events;
type Day = Output<typeof figures, "admin">["days"][number];

const LIMITED = "RATE_LIMITED";

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Failures of all days by reason, the most frequent first. */
function countFailures(days: readonly Day[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { failures } of days)
    for (const [reason, count] of Object.entries(failures))
      counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count);
}

/** What happened in the last days, and what went wrong. */
export function Period({
  days,
  figures: { data, error, isPending, refetch },
}: {
  readonly days: number;
  readonly figures: ReturnType<typeof useRead<typeof figures>>;
}) {
  const { id } = useProject();
  const lines = useMemo(
    () => ({
      signUps: data?.days.map(({ date, sign_ups }) => ({ date, activity: sign_ups })) ?? [],
      active: data?.days.map(({ date, active_users }) => ({ date, activity: active_users })) ?? [],
    }),
    [data],
  );
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <Failure error={error} onRetry={refetch} />;
  const failures = countFailures(data.days);
  const period = `days=${days}`;
  return (
    <>
      <div className="figures">
        <Figure
          to={`/${id}/users?created=${days}`}
          label="New users"
          value={sum(data.days.map(({ sign_ups }) => sign_ups))}
        />
        <Figure
          to={`/${id}/activity?outcome=failed,refused&${period}`}
          label="Failed and refused sign-ins"
          value={sum(failures.map(({ count }) => count))}
        />
        <Figure
          to={`/${id}/activity?reason=${LIMITED}&${period}`}
          label="Limits hit"
          value={failures.find(({ reason }) => reason === LIMITED)?.count ?? 0}
          isBad
        />
        <Figure
          to={`/${id}/mail?outcome=failed&${period}`}
          label="Undelivered emails"
          value={sum(data.days.map(({ failed_mails }) => failed_mails))}
          isBad
        />
      </div>
      {data.isPartial && <Notice look="warning">There were too many failures to count all.</Notice>}
      <div className="columns">
        <Days
          title="Sign-ups by day"
          words="Sign-ups"
          days={lines.signUps}
          more={<Link to={`/${id}/activity?type=sign-up&${period}`}>All, failed ones too</Link>}
        />
        <Days
          title="Active users by day"
          words="Active users"
          days={lines.active}
          more={<Link to={`/${id}/users?active=${days}`}>All active users</Link>}
        />
      </div>
      <Section title="Why sign-ins failed">
        {failures.length === 0 ? (
          <Empty title="None failed" />
        ) : (
          <PlainTable
            label="Why sign-ins failed"
            rows={failures}
            idOf={({ reason }) => reason}
            columns={[
              {
                id: "reason",
                title: "Reason",
                cell: ({ reason }) => (
                  <Link to={`/${id}/activity?reason=${encodeURIComponent(reason)}&${period}`}>
                    {wordsOfReason(reason)}
                  </Link>
                ),
              },
              {
                id: "count",
                title: "Times",
                numeric: true,
                cell: ({ count }) => count.toLocaleString("en"),
              },
            ]}
          />
        )}
      </Section>
    </>
  );
}
