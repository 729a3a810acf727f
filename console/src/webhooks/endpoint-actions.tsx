import { operations } from "@stackkit/next/protocol";
import { useMay } from "../api/project.js";
import { useChange } from "../api/queries.js";
import { Icon } from "../ui/icon.js";
import { Menu, type MenuItem } from "../ui/menu.js";
import { announce } from "../ui/toast.js";
import { ResendFailed, RollSecret } from "./endpoint-dialogs.js";
import type { Endpoint } from "./endpoints.js";
import { EventTree } from "./event-tree.js";
import {
  DeleteEndpoint,
  EditEndpoint,
  RollStoredSecret,
  type StoredEndpoint,
  type WithSecret,
} from "./stored-dialogs.js";

const { update, test, change } = operations.webhookEndpoints;

const DIALOGS = { events: EventTree, secret: RollSecret, resend: ResendFailed } as const;
const OF_STORED = { edit: EditEndpoint, secret: RollStoredSecret, delete: DeleteEndpoint } as const;

const isStored = (of: Endpoint): of is StoredEndpoint => of.id !== null;

/** The name of a dialog about an endpoint. */
export type DialogName = keyof typeof DIALOGS | keyof typeof OF_STORED;

/** What can be done with an endpoint, as a menu. */
export function EndpointActions({
  of,
  onOpen: open,
  onFailure,
}: {
  readonly of: Endpoint;
  readonly onOpen: (dialog: DialogName) => void;
  /** Gets the error of a change, or null once one has worked. */
  readonly onFailure: (error: Error | null) => void;
}) {
  const pausing = useChange(update);
  const sending = useChange(test);
  const turning = useChange(change);
  const mayChange = useMay("admin");
  const say = (words: string) => ({
    onSuccess: () => announce(words),
    onSettled: (_: unknown, error: Error | null) => onFailure(error),
  });
  const setPaused = (isPaused: boolean) =>
    pausing.mutate(
      { body: { url: of.url, isPaused } },
      say(isPaused ? "Paused: its events wait" : "Resumed"),
    );
  const turn = ({ id }: StoredEndpoint, isEnabled: boolean) =>
    turning.mutate(
      { params: { endpoint_id: id }, body: { isEnabled } },
      say(isEnabled ? "Turned on" : "Turned off: it gets no events"),
    );
  const items: MenuItem[] = [
    isStored(of) && mayChange
      ? { words: "Edit", onSelect: () => open("edit") }
      : { words: "Events", onSelect: () => open("events") },
  ];
  if (mayChange) {
    items.push(
      {
        words: "Send a test event",
        onSelect: () =>
          sending.mutate({ body: { url: of.url } }, say("A test event leaves within a second")),
      },
      { words: "Send failed ones again", onSelect: () => open("resend") },
      { words: "Roll the secret", onSelect: () => open("secret") },
      of.pausedAt
        ? { words: "Resume", onSelect: () => setPaused(false) }
        : { words: "Pause", onSelect: () => setPaused(true) },
    );
    if (isStored(of))
      items.push(
        of.isEnabled
          ? { words: "Turn off", onSelect: () => turn(of, false) }
          : { words: "Turn on", onSelect: () => turn(of, true) },
        { words: "Delete", danger: true, onSelect: () => open("delete") },
      );
  }
  return (
    <Menu label={`Actions for ${of.url}`} items={items}>
      <Icon name="more" />
    </Menu>
  );
}

/** A dialog about an endpoint. */
export function EndpointDialog({
  of,
  name,
  onMade,
  onClose,
}: {
  readonly of: Endpoint;
  readonly name: DialogName;
  readonly onMade: (made: WithSecret) => void;
  readonly onClose: () => void;
}) {
  if (isStored(of) && name in OF_STORED) {
    const Dialog = OF_STORED[name as keyof typeof OF_STORED];
    return <Dialog of={of} onMade={onMade} onClose={onClose} />;
  }
  const Dialog = DIALOGS[name as keyof typeof DIALOGS];
  return <Dialog of={of} onClose={onClose} />;
}
