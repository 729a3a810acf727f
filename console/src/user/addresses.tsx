import { type Output, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { FormDialog } from "../ui/dialog.js";
import { TextField } from "../ui/field.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Empty, Failure, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { announce } from "../ui/toast.js";
import { useApp } from "./use-app.js";

const { contactChannels } = operations;
type Address = Output<typeof contactChannels.read, "admin">;

/** The addresses of a user, and what each may do. */
export function Addresses({ userId }: { readonly userId: string }) {
  const mayChange = useMay("admin");
  const mayMail = useMay("support");
  const { data, error, isPending, refetch } = useRead(contactChannels.list, {
    query: { userId },
  });
  const update = useChange(contactChannels.update);
  const [dialog, setDialog] = useState<
    { kind: "add" } | { kind: "mail" | "remove"; address: Address }
  >();
  const change = (
    address: Address,
    body: { isVerified?: boolean; isPrimary?: boolean; usedForAuth?: boolean },
    done: string,
  ) =>
    update.mutate(
      { params: { user_id: userId, contact_channel_id: address.id }, body },
      { onSuccess: () => announce(done) },
    );
  const changesOf = (address: Address) => [
    ...(address.isVerified
      ? [
          {
            words: "Mark as unverified",
            onSelect: () => change(address, { isVerified: false }, "Marked as unverified"),
          },
        ]
      : [
          {
            words: "Mark as verified",
            onSelect: () => change(address, { isVerified: true }, "Marked as verified"),
          },
        ]),
    ...(address.isPrimary
      ? []
      : [
          {
            words: "Make primary",
            onSelect: () => change(address, { isPrimary: true }, "Primary address changed"),
          },
        ]),
    {
      words: address.usedForAuth ? "Stop sign-in with it" : "Let it sign in",
      onSelect: () => change(address, { usedForAuth: !address.usedForAuth }, "Address changed"),
    },
    {
      words: "Remove",
      danger: true,
      onSelect: () => setDialog({ kind: "remove", address }),
    },
  ];
  return (
    <Section
      title="Addresses"
      actions={mayChange && <Button onClick={() => setDialog({ kind: "add" })}>Add address</Button>}
    >
      {isPending ? (
        <Skeleton lines={2} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : data.length === 0 ? (
        <Empty title="No address">Mails to this person have nowhere to go.</Empty>
      ) : (
        <PlainTable
          label="Addresses"
          rows={data}
          idOf={({ id }) => id}
          columns={[
            {
              id: "value",
              title: "Address",
              cell: ({ value }) => <span className="break">{value}</span>,
            },
            {
              id: "state",
              title: "State",
              cell: (address) => (
                <span className="row">
                  {address.isPrimary && <Badge look="accent">Primary</Badge>}
                  <Badge look={address.isVerified ? "good" : "warning"}>
                    {address.isVerified ? "Verified" : "Unverified"}
                  </Badge>
                  <Badge>{address.usedForAuth ? "Signs in" : "Does not sign in"}</Badge>
                </span>
              ),
            },
            {
              id: "actions",
              title: "",
              cell: (address) =>
                (mayChange || (mayMail && !address.isVerified)) && (
                  <Menu
                    label={`Change ${address.value}`}
                    items={[
                      ...(address.isVerified
                        ? []
                        : [
                            {
                              words: "Send a verification mail",
                              onSelect: () => setDialog({ kind: "mail", address }),
                            },
                          ]),
                      ...(!mayChange ? [] : changesOf(address)),
                    ]}
                  >
                    <Icon name="more" />
                  </Menu>
                ),
            },
          ]}
        />
      )}
      {update.isError && <Notice look="error">{wordsOf(update.error)}</Notice>}
      {dialog?.kind === "add" && (
        <AddAddress userId={userId} onClose={() => setDialog(undefined)} />
      )}
      {dialog?.kind === "mail" && (
        <MailVerification
          userId={userId}
          address={dialog.address}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog?.kind === "remove" && (
        <RemoveAddress
          userId={userId}
          address={dialog.address}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Section>
  );
}

function AddAddress({
  userId,
  onClose,
}: {
  readonly userId: string;
  readonly onClose: () => void;
}) {
  const create = useChange(contactChannels.create);
  return (
    <FormDialog
      title="Add an address"
      action="Add address"
      onClose={onClose}
      onSubmit={async (form) => {
        await create.mutateAsync({
          body: {
            userId,
            type: "email",
            value: String(form.get("address")).trim(),
            usedForAuth: form.get("usedForAuth") === "on",
            isVerified: form.get("isVerified") === "on",
          },
        });
        announce("Address added");
      }}
    >
      <TextField label="Address" name="address" type="email" required autoComplete="off" />
      <label className="row">
        <input type="checkbox" name="usedForAuth" /> They sign in with it
      </label>
      <label className="row">
        <input type="checkbox" name="isVerified" /> I know that it is theirs (verified)
      </label>
    </FormDialog>
  );
}

function RemoveAddress({
  userId,
  address,
  onClose,
}: {
  readonly userId: string;
  readonly address: Address;
  readonly onClose: () => void;
}) {
  const remove = useChange(contactChannels.delete);
  return (
    <FormDialog
      title={`Remove ${address.value}`}
      action="Remove address"
      danger
      onClose={onClose}
      onSubmit={async () => {
        await remove.mutateAsync({
          params: { user_id: userId, contact_channel_id: address.id },
        });
        announce("Address removed");
      }}
    >
      <p>
        {address.usedForAuth ? "They can no longer sign in with it. " : ""}
        The address gets a mail about it with a link that undoes it.
      </p>
    </FormDialog>
  );
}

function MailVerification({
  userId,
  address,
  onClose,
}: {
  readonly userId: string;
  readonly address: Address;
  readonly onClose: () => void;
}) {
  const send = useChange(contactChannels.sendVerificationCode);
  const { field, urlOf } = useApp();
  return (
    <FormDialog
      title={`Send a verification mail to ${address.value}`}
      action="Send mail"
      onClose={onClose}
      onSubmit={async (form) => {
        await send.mutateAsync({
          params: { user_id: userId, contact_channel_id: address.id },
          body: { callbackUrl: urlOf(form, "email-verification") },
        });
        announce("The mail leaves within 30 seconds");
      }}
    >
      <p>The link in it proves the address, in the app that is named here.</p>
      {field}
    </FormDialog>
  );
}
