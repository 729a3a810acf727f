import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Empty, Notice } from "../ui/notice.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { announce } from "../ui/toast.js";
import { AddAddress, type Address, MailVerification, RemoveAddress } from "./address-dialogs.js";

const { contactChannels } = operations;

/** The addresses of a user, and what each may do. */
export function Addresses({ userId }: { readonly userId: string }) {
  const mayChange = useMay("admin");
  const mayMail = useMay("support");
  const addresses = useRead(contactChannels.list, {
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
      title="Email addresses"
      actions={mayChange && <Button onClick={() => setDialog({ kind: "add" })}>Add address</Button>}
    >
      <ReadTable
        read={addresses}
        lines={2}
        empty={<Empty title="No email address">Emails to this person have nowhere to go.</Empty>}
        label="Email addresses"
        idOf={({ id }) => id}
        columns={[
          {
            id: "value",
            title: "Email",
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
                            words: "Send a verification email",
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
