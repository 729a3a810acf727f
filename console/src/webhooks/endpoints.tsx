import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { useConfigurationName } from "../settings/locked.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Empty, Notice } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { type DialogName, EndpointActions, EndpointDialog } from "./endpoint-actions.js";
import { AddEndpoint, NewSecret, type WithSecret } from "./stored-dialogs.js";

const { list } = operations.webhookEndpoints;
/** An endpoint, of the configuration or added here. */
export type Endpoint = Output<typeof list, "admin">[number];

/** The endpoints that get the project's events. */
export function Endpoints() {
  const endpoints = useRead(list);
  const mayChange = useMay("admin");
  const [made, setMade] = useState<WithSecret>();
  const [opened, setOpened] = useState<{ readonly name: DialogName; readonly of: Endpoint }>();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isAdding, setAdding] = useState(false);
  return (
    <Section
      title="Endpoints"
      lead="Addresses of your systems. Each event goes to all that want it, signed with their secret."
      actions={
        mayChange && (
          <Button look="primary" onClick={() => setAdding(true)}>
            Add an endpoint
          </Button>
        )
      }
    >
      <ReadTable
        read={endpoints}
        lines={3}
        empty={
          <Empty title="No endpoint yet">
            {mayChange ? (
              <>
                Write a route that calls <code>verifyWebhook</code> of the kit, then add its address
                here. The secret that checks the signature comes with it. A test event shows whether
                it arrives.
              </>
            ) : (
              "An admin adds the addresses of systems that get the project’s events."
            )}
          </Empty>
        }
        label="Endpoints"
        idOf={({ id, url }) => id ?? url}
        columns={[
          { id: "url", title: "Address", cell: (endpoint) => <Address of={endpoint} /> },
          {
            id: "events",
            title: "Events",
            cell: ({ events }) =>
              events ? `${events.length} ${events.length === 1 ? "type" : "types"}` : "All",
          },
          { id: "state", title: "State", cell: (endpoint) => <State of={endpoint} /> },
          { id: "waiting", title: "Waiting", numeric: true, cell: ({ waiting }) => waiting },
          {
            id: "actions",
            title: "",
            cell: (of) => (
              <EndpointActions
                of={of}
                onOpen={(name) => setOpened({ name, of })}
                onFailure={setFailure}
              />
            ),
          },
        ]}
      />
      {failure && <Notice look="error">{wordsOf(failure)}</Notice>}
      {opened && (
        <EndpointDialog {...opened} onMade={setMade} onClose={() => setOpened(undefined)} />
      )}
      {isAdding && <AddEndpoint onMade={setMade} onClose={() => setAdding(false)} />}
      {made && <NewSecret of={made} onClose={() => setMade(undefined)} />}
    </Section>
  );
}

function Address({ of }: { readonly of: Endpoint }) {
  const file = useConfigurationName();
  return (
    <>
      <code>{of.url}</code>
      {of.id === null ? (
        <p className="muted">
          Set in <code>{file}</code>. Change it there.
        </p>
      ) : (
        of.description && <p className="muted">{of.description}</p>
      )}
    </>
  );
}

const State = ({ of }: { readonly of: Endpoint }) => (
  <span className="row">
    {!of.isEnabled ? (
      <Badge>Off</Badge>
    ) : of.pausedAt ? (
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
