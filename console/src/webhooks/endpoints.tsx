import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";
import { EventTree, ResendFailed, RollSecret } from "./endpoint-dialogs.js";

const { list, update, test } = operations.webhookEndpoints;
/** An endpoint of the configuration. */
export type Endpoint = Output<typeof list, "admin">[number];

const DIALOGS = { events: EventTree, secret: RollSecret, resend: ResendFailed } as const;

/** The endpoints that the configuration of the service names for the project. */
export function Endpoints() {
  const { data, error, isPending, refetch } = useRead(list);
  const change = useChange(update);
  const send = useChange(test);
  const mayChange = useMay("admin");
  const [opened, setOpened] = useState<readonly [keyof typeof DIALOGS, Endpoint]>();
  const Dialog = opened && DIALOGS[opened[0]];
  const setPaused = ({ url }: Endpoint, isPaused: boolean) =>
    change.mutate(
      { body: { url, isPaused } },
      { onSuccess: () => announce(isPaused ? "Paused: its events wait" : "Resumed") },
    );
  const actionsOf = (endpoint: Endpoint) => [
    { words: "Events", onSelect: () => setOpened(["events", endpoint]) },
    ...(mayChange
      ? [
          {
            words: "Send a test event",
            onSelect: () =>
              send.mutate(
                { body: { url: endpoint.url } },
                { onSuccess: () => announce("A test event leaves within a second") },
              ),
          },
          { words: "Send failed ones again", onSelect: () => setOpened(["resend", endpoint]) },
          { words: "Roll the secret", onSelect: () => setOpened(["secret", endpoint]) },
          endpoint.pausedAt
            ? { words: "Resume", onSelect: () => setPaused(endpoint, false) }
            : { words: "Pause", danger: true, onSelect: () => setPaused(endpoint, true) },
        ]
      : []),
  ];
  const failed = [change, send].find(({ isError }) => isError)?.error;
  return (
    <Section
      title="Endpoints"
      lead="They are named in the configuration of the service, with their secrets, so the console does not change them."
    >
      {isPending ? (
        <Skeleton lines={3} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Empty title="No endpoint">
          Name one in the configuration of the service:{" "}
          <code>{'"webhooks": [{ "url": "https://…", "secret": "whsec_…" }]'}</code>
        </Empty>
      ) : (
        <PlainTable
          label="Endpoints"
          rows={data}
          idOf={({ url }) => url}
          columns={[
            { id: "url", title: "Address", cell: ({ url }) => <code>{url}</code> },
            {
              id: "events",
              title: "Events",
              cell: ({ events }) => (events ? `${events.length} types` : "All"),
            },
            { id: "state", title: "State", cell: (endpoint) => <State of={endpoint} /> },
            { id: "waiting", title: "Waiting", numeric: true, cell: ({ waiting }) => waiting },
            {
              id: "actions",
              title: "",
              cell: (endpoint) => (
                <Menu label={`Actions for ${endpoint.url}`} items={actionsOf(endpoint)}>
                  <Icon name="more" />
                </Menu>
              ),
            },
          ]}
        />
      )}
      {failed && <Notice look="error">{wordsOf(failed)}</Notice>}
      {Dialog && <Dialog of={opened[1]} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

const State = ({ of }: { readonly of: Endpoint }) => (
  <span className="row">
    {of.pausedAt ? (
      <>
        <Badge look="warning">{of.isPausedByService ? "Paused after a day" : "Paused"}</Badge>
        <Time at={of.pausedAt} />
      </>
    ) : (
      <Badge look="good">Active</Badge>
    )}
    {of.hasPreviousSecret && <Badge look="accent">Two secrets</Badge>}
  </span>
);
