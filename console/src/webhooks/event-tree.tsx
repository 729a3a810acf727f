import { WEBHOOK_EVENTS } from "@stackkit/next/protocol";
import type { ReactNode } from "react";
import { Button } from "../ui/button.js";
import { Dialog } from "../ui/dialog.js";
import { Icon } from "../ui/icon.js";
import type { Endpoint } from "./endpoints.js";

/** The types of events that an endpoint gets; `null` for all. */
export type Chosen = Endpoint["events"];

const TYPES = Object.keys(WEBHOOK_EVENTS).filter((type) => type !== "webhook.test");

/** `user.created` is the event `created` of the group `user`. */
const GROUPS = Map.groupBy(TYPES, (type) => type.slice(0, type.indexOf(".")));

const Tree = ({
  head,
  leaf,
}: {
  readonly head: (group: string, types: readonly string[]) => ReactNode;
  readonly leaf: (type: string) => ReactNode;
}) => (
  <ul className="tree">
    {[...GROUPS].map(([group, types]) => (
      <li key={group}>
        {head(group.replaceAll("_", " "), types)}
        <ul>
          {types.map((type) => (
            <li key={type}>{leaf(type)}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);

/** Which events an endpoint gets, by what they are about. */
export const EventTree = ({
  of,
  onClose,
}: {
  readonly of: Endpoint;
  readonly onClose: () => void;
}) => (
  <Dialog title="Events of the endpoint" light onClose={onClose}>
    <div className="stack">
      <p>
        {of.events ? "It gets the marked ones." : "It gets all."}
        {of.id === null && " “events” in the configuration limits them."}
      </p>
      <Tree
        head={(group) => <strong>{group}</strong>}
        leaf={(type) => {
          const isSent = !of.events || of.events.includes(type);
          return (
            <span className="row">
              {isSent && <Icon name="check" />}
              <code>{type}</code>
              <span className="visually-hidden">{isSent ? "sent" : "not sent"}</span>
            </span>
          );
        }}
      />
      <div className="dialog-actions">
        <Button onClick={onClose}>Done</Button>
      </div>
    </div>
  </Dialog>
);

/** Chooses events, one by one or by what they are about. */
export function EventChoices({
  chosen,
  onChange,
}: {
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}) {
  const set = (types: readonly string[], isOn: boolean) => {
    const others = (chosen ?? []).filter((type) => !types.includes(type));
    onChange(isOn ? [...others, ...types] : others);
  };
  return (
    <fieldset className="choices">
      <legend>Events</legend>
      <label className="row">
        <input
          type="checkbox"
          checked={chosen === null}
          onChange={(event) => onChange(event.target.checked ? null : TYPES)}
        />
        All, also those that later versions add
      </label>
      {chosen && (
        <Tree
          head={(group, types) => {
            const count = types.filter((type) => chosen.includes(type)).length;
            return (
              <label className="row">
                <input
                  type="checkbox"
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < types.length;
                  }}
                  checked={count === types.length}
                  onChange={(event) => set(types, event.target.checked)}
                />
                <strong>{group}</strong>
              </label>
            );
          }}
          leaf={(type) => (
            <label className="row">
              <input
                type="checkbox"
                checked={chosen.includes(type)}
                onChange={(event) => set([type], event.target.checked)}
              />
              <code>{type}</code>
            </label>
          )}
        />
      )}
    </fieldset>
  );
}
