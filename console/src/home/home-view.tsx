import { operations } from "@stackkit/next/protocol";
import { Link } from "wouter";
import { PERIODS, usePeriod } from "../api/period.js";
import { useMay, useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { nameOf } from "../settings/provider-names.js";
import { ButtonLink } from "../ui/button.js";
import { Empty, Failure } from "../ui/notice.js";
import { PersonLink } from "../ui/person.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { Figure } from "./figure.js";
import { Period } from "./period.js";

/** The filter that finds the users of a method, as the figures name it. */
const filterOfMethod = (method: string): string => {
  if (method === "otp") return "method=code";
  if (method === "password" || method === "passkey") return `method=${method}`;
  return `provider=${encodeURIComponent(method)}`;
};

const wordsOfMethod = (method: string): string =>
  method === "otp" ? "Email code" : nameOf(method);

/** How the project does: each number leads to what it counts. */
export function HomeView() {
  const { id, displayName } = useProject();
  const mayMakeKeys = useMay("admin");
  const [, set] = useUrlState();
  const days = usePeriod().days ?? PERIODS[0];
  const { data, error, isPending, refetch } = useRead(operations.projectMetrics.read);
  const figures = useRead(operations.events.figures, { query: { days } });
  const users = `/${id}/users`;
  if (isPending || !data || data.totalUsers === 0)
    return (
      <View title={displayName}>
        {isPending ? (
          <Skeleton lines={8} />
        ) : !data ? (
          <Failure error={error} onRetry={refetch} />
        ) : (
          <Empty
            title="No user yet"
            action={mayMakeKeys && <ButtonLink to={`/${id}/keys`}>Get keys for an app</ButtonLink>}
          >
            {mayMakeKeys
              ? "Connect an app with keys, sign up there, and this page fills."
              : "This page fills when people sign up to the app."}
          </Empty>
        )}
      </View>
    );
  return (
    <View
      title={displayName}
      actions={
        <select
          className="input filter"
          aria-label="Period"
          value={days}
          onChange={(event) => set({ days: event.target.value }, { replace: true })}
        >
          {PERIODS.map((one) => (
            <option key={one} value={one}>
              Last {one} days
            </option>
          ))}
        </select>
      }
    >
      <div className="figures">
        <Figure to={users} label="Users" value={data.totalUsers} />
        <Figure
          to={`${users}?active=1`}
          label="Active today"
          value={data.dailyActiveUsers.at(-1)?.activity ?? 0}
        />
      </div>
      <Period days={days} figures={figures} />
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
                {
                  id: "method",
                  title: "Method",
                  cell: ({ method }) => (
                    <Link to={`${users}?${filterOfMethod(method)}`}>{wordsOfMethod(method)}</Link>
                  ),
                },
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
    </View>
  );
}
