import { type Output, operations, WEBHOOK_EVENTS } from "@stackkit/next/protocol";
import { usePages } from "../api/queries.js";
import { useUrlState } from "../api/url-state.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choice.js";
import { Listed } from "../ui/listed.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";
import { sentence } from "../ui/words.js";
import { DeliveryDialog, LOOKS } from "./delivery-dialog.js";

const { list } = operations.webhookDeliveries;
type Delivery = Output<typeof list, "admin">["items"][number];

const PAGE = 50;
const STATES = Object.keys(LOOKS) as (keyof typeof LOOKS)[];
const TYPES = Object.keys(WEBHOOK_EVENTS) as (keyof typeof WEBHOOK_EVENTS)[];

/** Deliveries that are not to an address have names of their own. */
const nameOfUrl = (url: string): string =>
  ({ "app:": "onEvent of the app", "svix:": "The Svix server" })[url] ?? url;

/** What became of the events of the last 30 days, newest first. */
export function Deliveries() {
  const [values, set] = useUrlState();
  const state = STATES.find((one) => one === values.get("state"));
  const type = TYPES.find((one) => one === values.get("type"));
  const opened = values.get("delivery");
  const pages = usePages(list, {
    query: { limit: PAGE, ...(state && { state }), ...(type && { type }) },
  });
  return (
    <Section title="Deliveries" lead="Of the last 30 days, newest first.">
      <div className="bar">
        <Choice
          label="State"
          options={STATES.map((one) => [one, one])}
          value={state}
          onChange={(next) => set({ state: next })}
        />
        <Choice
          label="Event"
          options={TYPES.map((one) => [one, one])}
          value={type}
          onChange={(next) => set({ type: next })}
        />
        <Button busy={pages.isRefetching} onClick={() => void pages.refetch()}>
          Refresh
        </Button>
      </div>
      <Listed<Delivery>
        label="Deliveries"
        pages={pages}
        columns={[
          { id: "at", title: "When", cell: ({ at }) => <Time at={at} isEvent /> },
          {
            id: "type",
            title: "Event",
            cell: ({ id, type: own }) => (
              <Button small look="plain" onClick={() => set({ delivery: id })}>
                {own}
              </Button>
            ),
          },
          {
            id: "url",
            title: "To",
            cell: ({ url }) => <code className="break">{nameOfUrl(url)}</code>,
          },
          {
            id: "state",
            title: "State",
            cell: ({ state: own, status }) => (
              <span className="row">
                <Badge look={LOOKS[own]}>{sentence(own)}</Badge>
                {status}
              </span>
            ),
          },
          { id: "tries", title: "Tries", numeric: true, cell: ({ attempts }) => attempts },
          {
            id: "millis",
            title: "Took",
            numeric: true,
            cell: ({ millis }) => (millis === null ? "–" : `${millis} ms`),
          },
        ]}
      >
        {!state && !type && "An event appears here when a user, a team or a permission changes."}
      </Listed>
      {opened && <DeliveryDialog id={opened} onClose={() => set({ delivery: undefined })} />}
    </Section>
  );
}
