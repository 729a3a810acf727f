import { operations } from "@stackkit/next/protocol";
import { lazy, Suspense } from "react";
import { Link } from "wouter";
import { useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { ButtonLink } from "../ui/button.js";
import { Empty, Failure } from "../ui/notice.js";
import { PersonLink } from "../ui/person.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";

const Plot = lazy(() => import("../ui/plot.js"));

const sumOf = (days: readonly { activity: number }[]): number =>
  days.reduce((sum, { activity }) => sum + activity, 0);

/** How the project does: each number leads to what it counts. */
export function HomeView() {
  const { id, displayName } = useProject();
  const { data, error, isPending, refetch } = useRead(operations.projectMetrics.read);
  const users = `/${id}/users`;
  return (
    <View title={displayName}>
      {isPending ? (
        <Skeleton lines={8} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data.totalUsers === 0 ? (
        <Empty
          title="No user yet"
          action={<ButtonLink to={`/${id}/keys`}>Get keys for an app</ButtonLink>}
        >
          Connect an app with keys, sign up there, and this page fills.
        </Empty>
      ) : (
        <>
          <div className="figures">
            <Figure to={users} label="Users" value={data.totalUsers} />
            <Figure
              to={`${users}?created=7`}
              label="New in the last 7 days"
              value={sumOf(data.dailyUsers.slice(-7))}
            />
            <Figure
              to={`${users}?active=1`}
              label="Active today"
              value={data.dailyActiveUsers.at(-1)?.activity ?? 0}
            />
          </div>
          <div className="columns">
            <Days title="Sign-ups by day" words="Sign-ups" days={data.dailyUsers} />
            <Days title="Active users by day" words="Active users" days={data.dailyActiveUsers} />
          </div>
          <div className="columns">
            <Section title="Newest users" actions={<Link to={users}>All users</Link>}>
              <PlainTable
                label="Newest users"
                rows={data.recentlyRegistered}
                idOf={(user) => user.id}
                columns={[
                  { id: "name", title: "Name", cell: (user) => <PersonLink of={user} /> },
                  { id: "at", title: "Signed up", cell: (user) => <Time at={user.signedUpAt} /> },
                ]}
              />
            </Section>
            <Section title="Sign-in methods">
              {data.loginMethods.length === 0 ? (
                <Empty title="Nothing yet" />
              ) : (
                <PlainTable
                  label="Sign-in methods"
                  rows={data.loginMethods}
                  idOf={({ method }) => method}
                  columns={[
                    { id: "method", title: "Method", cell: ({ method }) => method },
                    {
                      id: "count",
                      title: "Users",
                      numeric: true,
                      cell: ({ count }) => count.toLocaleString("en"),
                    },
                  ]}
                />
              )}
            </Section>
          </div>
        </>
      )}
    </View>
  );
}

/** A number that leads to what it counts. */
const Figure = ({
  to,
  label,
  value,
}: {
  readonly to: string;
  readonly label: string;
  readonly value: number;
}) => (
  <Link to={to} className="figure">
    <span className="muted">{label}</span>
    <strong>{value.toLocaleString("en")}</strong>
  </Link>
);

function Days({
  title,
  words,
  days,
}: {
  readonly title: string;
  readonly words: string;
  readonly days: readonly { readonly date: string; readonly activity: number }[];
}) {
  return (
    <Section title={title}>
      <Suspense fallback={<div className="plot" />}>
        <Plot label={title} words={words} days={days} />
      </Suspense>
      <details>
        <summary>As a table</summary>
        <PlainTable
          label={title}
          rows={[...days].reverse()}
          idOf={({ date }) => date}
          columns={[
            { id: "day", title: "Day", cell: ({ date }) => date },
            {
              id: "count",
              title: words,
              numeric: true,
              cell: ({ activity }) => activity.toLocaleString("en"),
            },
          ]}
        />
      </details>
    </Section>
  );
}
