import { operations } from "@stackkit/next/protocol";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useAdministrators } from "../administrators/administrators-api.js";
import { nameOf } from "../administrators/words.js";
import { INTERNAL_PROJECT, useMay, useProject } from "../api/project.js";
import { useRead } from "../api/queries.js";
import { useAgents } from "../keys/agents-api.js";

interface Known {
  readonly kind: string;
  /** Where such actors are listed. */
  readonly to: string;
  /** Their names by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

/** What those who change something are called. Unknown ones were removed since, or hidden. */
function useActors(): Readonly<Record<string, Known>> {
  const { id } = useProject();
  const mayList = useMay("admin");
  const administrators = useAdministrators(mayList).data?.administrators ?? [];
  const keys = useRead(operations.apiKeys.list, {}, { enabled: mayList }).data ?? [];
  const agents = useAgents(mayList && id !== INTERNAL_PROJECT).data?.keys ?? [];
  return {
    administrator: {
      kind: "Administrator",
      to: `/${id}/administrators`,
      names: new Map(administrators.map((one) => [one.user_id, nameOf(one)])),
    },
    key: {
      kind: "Key",
      to: `/${id}/keys`,
      names: new Map(keys.map((set) => [set.id, `Key “${set.description || "No description"}”`])),
    },
    agent: {
      kind: "Agent",
      to: `/${id}/keys`,
      names: new Map(agents.map((agent) => [agent.id, `Agent “${agent.name}”`])),
    },
  };
}

/** Who is known by name, and how to show who made a change. */
export function useActor() {
  const actors = useActors();
  const names = Object.values(actors).flatMap((known) => [...known.names]);
  const actorOf = (actor: { type: string; id: string } | null): ReactNode => {
    if (!actor) return <span className="muted">Unknown</span>;
    const known = actors[actor.type];
    const name = known?.names.get(actor.id);
    if (known && name !== undefined) return <Link to={known.to}>{name}</Link>;
    return (
      <>
        {known?.kind ?? `${actor.type.replaceAll("-", " ")}:`}{" "}
        <code className="break">{actor.id}</code>
      </>
    );
  };
  return { actorOf, names };
}
