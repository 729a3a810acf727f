import { type Output, operations } from "@stackkit/next/protocol";
import { Link } from "wouter";
import { usePeriod } from "../api/period.js";
import { useProject } from "../api/project.js";
import { usePages, useReads } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choice.js";
import { Listed } from "../ui/listed.js";
import { PeriodChoice } from "../ui/period-choice.js";
import { nameOf } from "../ui/person.js";
import { SearchField } from "../ui/search-field.js";
import { Section, View } from "../ui/section.js";
import { Tabs } from "../ui/tabs.js";
import { Time } from "../ui/time.js";
import { sentence } from "../ui/words.js";
import { Changes } from "./changes.js";
import { wordsOfEvent, wordsOfReason } from "./reason.js";
import { sameRequest } from "./same-request.js";

const { events } = operations;
type AuthEvent = Output<typeof events.authEvents, "admin">["items"][number];

const PAGE = 50;
/** As the service takes them, and in words. */
const OUTCOMES = {
  done: "done",
  asked: "asked",
  failed: "failed",
  refused: "refused",
  "failed,refused": "failed or refused",
};
/** Kinds of events, as the service names them. */
const TYPES = [
  ["sign-in", "sign-ins"],
  ["sign-up", "sign-ups"],
  ["reset", "resets of passwords"],
  ["protection", "changes of protection"],
  ["mail", "emails"],
] as const;
const lookOf = (outcome: string): "good" | "warning" | "bad" =>
  outcome === "done" ? "good" : outcome === "asked" ? "warning" : "bad";

/** What people did to sign in, and what administrators and servers changed. */
export function ActivityView() {
  const { id } = useProject();
  const [values, set] = useUrlState();
  const request = values.get("request");
  const part = values.get("of") === "changes" ? "changes" : "sign-ins";
  return (
    <View
      title="Activity"
      lead={request ? "Everything of one request." : "Newest first."}
      actions={request && <Button onClick={() => set({ request: undefined })}>All requests</Button>}
    >
      {request ? (
        <>
          <Section title="Sign-ins of the request">
            <SignIns requestId={request} />
          </Section>
          <Section title="Changes of the request">
            <Changes requestId={request} />
          </Section>
        </>
      ) : (
        <>
          <Tabs
            label="Kinds of activity"
            current={part}
            tabs={[
              { id: "sign-ins", words: "Sign-ins", to: `/${id}/activity` },
              { id: "changes", words: "Changes", to: `/${id}/activity?of=changes` },
            ]}
          />
          {part === "changes" ? <Changes /> : <SignIns />}
        </>
      )}
    </View>
  );
}

function SignIns({ requestId }: { readonly requestId?: string }) {
  const { id } = useProject();
  const [values, set] = useUrlState();
  const address = values.get("address") ?? "";
  const reason = values.get("reason") ?? "";
  const outcome = Object.keys(OUTCOMES).find((one) => one === values.get("outcome"));
  const [type] = TYPES.find(([one]) => one === values.get("type")) ?? [];
  const { since } = usePeriod();
  const filter = {
    ...(address && { address }),
    ...(reason && { reason }),
    ...(outcome && { outcome }),
    ...(type && { type }),
    ...(since && { since }),
  };
  const pages = usePages(events.authEvents, {
    query: { limit: PAGE, ...(requestId === undefined ? filter : { requestId }) },
  });
  const accounts = useAccounts(pages.data?.pages ?? []);
  return (
    <>
      {requestId === undefined && (
        <div className="stack">
          <div className="bar">
            <SearchField
              label="Email of a person, with an account or without"
              placeholder="Email of a person"
              value={address}
              onSearch={(next) => set({ address: next }, { replace: true })}
            />
          </div>
          <div className="bar">
            <Choice
              label="Kind"
              options={TYPES}
              value={type}
              onChange={(next) => set({ type: next })}
            />
            <Choice
              label="Outcome"
              options={Object.entries(OUTCOMES)}
              value={outcome}
              onChange={(next) => set({ outcome: next })}
            />
            <PeriodChoice />
            {reason && (
              <Button onClick={() => set({ reason: undefined })}>
                Without “{wordsOfReason(reason)}”
              </Button>
            )}
          </div>
        </div>
      )}
      <Listed<AuthEvent>
        label="Sign-ins"
        pages={pages}
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
            cell: (event) => (
              <span className="row">
                <Badge look={lookOf(event.outcome)}>{sentence(event.outcome)}</Badge>
                {event.reason && (
                  <Button small look="plain" onClick={() => set({ reason: event.reason ?? "" })}>
                    {wordsOfReason(event.reason)}
                  </Button>
                )}
              </span>
            ),
          },
          {
            id: "who",
            title: "Account",
            cell: ({ userId }) => {
              if (!userId) return "No verified account";
              const account = accounts.get(userId);
              if (account === null) return <span className="muted">Deleted account</span>;
              return (
                <Link to={`/${id}/users/${userId}/activity`}>
                  {account ? nameOf(account) : "Open the account"}
                </Link>
              );
            },
          },
          {
            id: "from",
            title: "From",
            cell: ({ device, countryCode, ip }) =>
              [device, countryCode, ip].filter(Boolean).join(", "),
          },
          ...sameRequest(requestId),
        ]}
      >
        Sign-ins, sign-ups and failed tries appear here within a second.
      </Listed>
    </>
  );
}

/** The accounts of events by their ids; null for one that is gone. */
function useAccounts(pages: readonly { readonly items: readonly AuthEvent[] }[]) {
  const inputs = pages
    .map(({ items }) => [...new Set(items.flatMap(({ userId }) => userId ?? []))])
    .filter((texts) => texts.length > 0)
    .map((texts) => ({ body: { texts } }));
  const found = useReads(operations.userLists.search, inputs).flat();
  const byId = found.filter(({ foundBy }) => foundBy === "id" || foundBy === null);
  return new Map(byId.map(({ text, user }) => [text, user]));
}
