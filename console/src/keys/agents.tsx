import { useState } from "react";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { MadeAgentKey, MakeAgentKey, RevokeAgentKey } from "./agent-dialogs.js";
import { type AgentKey, type NewAgentKey, useAgents } from "./agents-api.js";

const isActive = ({ revoked_at_millis, expires_at_millis }: AgentKey): boolean =>
  revoked_at_millis === null && expires_at_millis > Date.now();

/** The keys by which agents do what the console does. */
export function Agents() {
  const { data, error, isPending, refetch } = useAgents();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<NewAgentKey>();
  const [revoked, setRevoked] = useState<AgentKey>();
  return (
    <Section
      title="Agents"
      lead="An agent reads and changes what you do here, by the Model Context Protocol at this address. It does no more than your role allows, and nothing that needs a fresh sign-in."
      actions={data?.is_on && <Button onClick={() => setOpen(true)}>Make an agent’s key</Button>}
    >
      {isPending ? (
        <Skeleton lines={2} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <>
          {data.is_on ? (
            <Copy value={data.url} label="the address of agents" />
          ) : (
            <Notice>
              <p>
                The service answers no agents. Set <code>STACKKIT_MCP=on</code> to let them in.
              </p>
            </Notice>
          )}
          {data.keys.length > 0 ? (
            <AgentKeys of={data.keys} onRevoke={setRevoked} />
          ) : (
            data.is_on && <Empty title="No agent">Make a key for one, with its scopes.</Empty>
          )}
        </>
      )}
      {isOpen && <MakeAgentKey onClose={() => setOpen(false)} onMade={setMade} />}
      {made && data && (
        <MadeAgentKey made={made} url={data.url} onClose={() => setMade(undefined)} />
      )}
      {revoked && <RevokeAgentKey of={revoked} onClose={() => setRevoked(undefined)} />}
    </Section>
  );
}

const AgentKeys = ({
  of,
  onRevoke,
}: {
  readonly of: readonly AgentKey[];
  readonly onRevoke: (key: AgentKey) => void;
}) => (
  <PlainTable
    label="Keys of agents"
    rows={of}
    idOf={({ id }) => id}
    columns={[
      { id: "name", title: "For", cell: ({ name }) => name },
      { id: "key", title: "Key", cell: ({ last_four }) => <code>…{last_four}</code> },
      { id: "scopes", title: "Scopes", cell: ({ scopes }) => scopes.join(", ") },
      {
        id: "used",
        title: "Last used",
        cell: ({ last_used_at_millis: at }) => (at ? <Time at={new Date(at)} /> : "Never"),
      },
      {
        id: "ends",
        title: "Ends",
        cell: ({ expires_at_millis: at }) => <Time at={new Date(at)} />,
      },
      {
        id: "state",
        title: "State",
        cell: (key) =>
          isActive(key) ? (
            <Badge look="good">Active</Badge>
          ) : (
            <Badge look="bad">{key.revoked_at_millis ? "Revoked" : "Expired"}</Badge>
          ),
      },
      {
        id: "actions",
        title: "",
        cell: (key) =>
          isActive(key) && (
            <Button small look="danger" onClick={() => onRevoke(key)}>
              Revoke
            </Button>
          ),
      },
    ]}
  />
);
