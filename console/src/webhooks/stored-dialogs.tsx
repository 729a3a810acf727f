import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useChange } from "../api/queries.js";
import { Copy } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { ShownOnce } from "../ui/shown-once.js";
import { announce } from "../ui/toast.js";
import { countOf } from "../ui/words.js";
import type { Endpoint } from "./endpoints.js";
import { type Chosen, EventChoices } from "./event-tree.js";

const { create, change, rollSecret } = operations.webhookEndpoints;
/** An endpoint with its new secret. */
export type WithSecret = Output<typeof create, "admin">;

/** An endpoint that the console added. */
export type StoredEndpoint = Endpoint & { readonly id: string };

interface DialogProps {
  readonly of: StoredEndpoint;
  /** Shows the new secret. */
  readonly onMade: (made: WithSecret) => void;
  readonly onClose: () => void;
}

type EndpointBody = NonNullable<
  Parameters<ReturnType<typeof useChange<typeof create>>["mutateAsync"]>[0]["body"]
>;

const EndpointForm = ({
  of,
  onSave,
  onClose,
}: {
  readonly of?: StoredEndpoint;
  readonly onSave: (body: EndpointBody) => Promise<unknown>;
  readonly onClose: () => void;
}) => {
  const [events, setEvents] = useState<Chosen>(of?.events ?? null);
  return (
    <FormDialog
      title={of ? "Edit the endpoint" : "Add an endpoint"}
      action={of ? "Save" : "Add the endpoint"}
      onClose={onClose}
      onSubmit={async (form) => {
        if (events?.length === 0) throw new Error("Choose at least one event.");
        const url = String(form.get("url")).trim();
        const description = String(form.get("description")).trim();
        await onSave({
          url,
          description,
          events: events as NonNullable<EndpointBody["events"]> | null,
        });
      }}
    >
      <TextField
        label="Address"
        hint="A route of your backend. It gets a signed POST request for each event."
        name="url"
        type="url"
        required
        maxLength={2000}
        placeholder="https://example.com/api/webhooks"
        autoComplete="off"
        defaultValue={of?.url}
      />
      <TextField
        label="What for"
        name="description"
        maxLength={200}
        placeholder="Billing"
        autoComplete="off"
        defaultValue={of?.description}
      />
      <EventChoices chosen={events} onChange={setEvents} />
    </FormDialog>
  );
};

/** Adds an endpoint. */
export function AddEndpoint({ onMade, onClose }: Pick<DialogProps, "onClose" | "onMade">) {
  const add = useChange(create);
  return (
    <EndpointForm
      onSave={async (body) => onMade(await add.mutateAsync({ body }))}
      onClose={onClose}
    />
  );
}

/** Changes what an endpoint gets, and where. */
export function EditEndpoint({ of, onClose }: Pick<DialogProps, "of" | "onClose">) {
  const edit = useChange(change);
  return (
    <EndpointForm
      of={of}
      onClose={onClose}
      onSave={async ({ url, ...body }) => {
        const moved = url === of.url ? {} : { url };
        await edit.mutateAsync({ params: { endpoint_id: of.id }, body: { ...body, ...moved } });
        announce("Saved");
      }}
    />
  );
}

/** Makes a new secret. */
export function RollStoredSecret({ of, onMade, onClose }: DialogProps) {
  const roll = useChange(rollSecret);
  return (
    <FormDialog
      title="Roll the secret"
      action="Make a new secret"
      onClose={onClose}
      onSubmit={async () => onMade(await roll.mutateAsync({ params: { endpoint_id: of.id } }))}
    >
      <p>
        The service makes a new one. The present one signs too for a day, so no delivery is refused
        while you change the receiver.
        {of.hasPreviousSecret && " The one before it stops signing now."}
      </p>
    </FormDialog>
  );
}

/** Shows a new secret, once. */
export const NewSecret = ({
  of,
  onClose,
}: {
  readonly of: WithSecret;
  readonly onClose: () => void;
}) => (
  <ShownOnce title="The endpoint’s secret" onClose={onClose}>
    <Copy value={of.secret} label="the secret" />
    {of.hasPreviousSecret ? (
      <p>Give it to the receiver within a day. Until then both secrets sign each delivery.</p>
    ) : (
      <p>
        Set it as <code>WEBHOOK_SECRET</code> where the route runs. <code>verifyWebhook</code> of
        the kit checks the signature with it.
      </p>
    )}
  </ShownOnce>
);

/** Deletes an endpoint. */
export function DeleteEndpoint({ of, onClose }: Pick<DialogProps, "of" | "onClose">) {
  const remove = useChange(operations.webhookEndpoints.delete);
  return (
    <FormDialog
      title="Delete the endpoint"
      action="Delete the endpoint"
      danger
      done="Endpoint deleted"
      onClose={onClose}
      onSubmit={() => remove.mutateAsync({ params: { endpoint_id: of.id } })}
    >
      <p>
        <code>{of.url}</code> gets no more events. Its secret and its deliveries of the last 30 days
        are gone
        {of.waiting > 0 && `, and ${countOf(of.waiting, "waiting event")} with them`}. It can’t be
        undone.
      </p>
    </FormDialog>
  );
}
