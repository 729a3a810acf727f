import { useState } from "react";
import { useSession } from "../sign-in/session.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icon.js";
import { Menu } from "../ui/menu.js";
import { Failure, Notice } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section, View } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { sentence } from "../ui/words.js";
import { type Administrator, useAdministrators } from "./administrators-api.js";
import { ChangeRole, Remove, Transfer } from "./change-dialogs.js";
import { Invitations } from "./invitations.js";
import { Invite, type Made, MadeLink } from "./invite.js";
import { nameOf, SCOPES } from "./words.js";

type Opened = readonly [kind: "role" | "remove" | "transfer", of: Administrator];

/** Who administers the project, by which role, and who is invited. */
export function AdministratorsView() {
  const { data, error, isPending, refetch } = useAdministrators();
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<Made>();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <View
      title="Administrators"
      lead="Who may open the console for this project, and what they may do."
      actions={
        data?.may_change && (
          <Button look="primary" onClick={() => setInviting(true)}>
            Invite
          </Button>
        )
      }
    >
      {isPending ? (
        <Skeleton lines={6} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <>
          {!data.may_change && <Notice>Owners of the project change this list.</Notice>}
          <Section title="People">
            <People
              of={data.administrators}
              mayChange={({ scope }) =>
                scope === "project" ? data.may_change : scope === "all" && data.may_change_all
              }
              onOpen={(kind, of) => setOpened([kind, of])}
            />
          </Section>
          <Invitations
            of={data.invitations}
            mayRevoke={({ scope }) => (scope === "all" ? data.may_change_all : data.may_change)}
          />
        </>
      )}
      {isInviting && data && (
        <Invite
          mayInviteToAll={data.may_change_all}
          onClose={() => setInviting(false)}
          onMade={setMade}
        />
      )}
      {made && <MadeLink {...made} onClose={() => setMade(undefined)} />}
      {opened?.[0] === "role" && <ChangeRole of={opened[1]} onClose={close} />}
      {opened?.[0] === "remove" && <Remove of={opened[1]} onClose={close} />}
      {opened?.[0] === "transfer" && <Transfer of={opened[1]} onClose={close} />}
    </View>
  );
}

function People({
  of,
  mayChange,
  onOpen,
}: {
  readonly of: readonly Administrator[];
  readonly mayChange: (one: Administrator) => boolean;
  readonly onOpen: (kind: Opened[0], of: Administrator) => void;
}) {
  const { administrator: me } = useSession();
  const owns = (scope: Administrator["scope"]) =>
    of.some((one) => one.user_id === me.id && one.scope === scope && one.role === "owner");
  return (
    <PlainTable
      label="Administrators"
      rows={of}
      idOf={({ user_id, scope }) => `${user_id} ${scope}`}
      columns={[
        {
          id: "person",
          title: "Person",
          cell: (one) => (
            <div>
              {nameOf(one)} {one.user_id === me.id && <Badge look="accent">You</Badge>}
              {one.display_name && <p className="muted">{one.primary_email}</p>}
            </div>
          ),
        },
        { id: "role", title: "Role", cell: ({ role }) => sentence(role) },
        { id: "scope", title: "For", cell: ({ scope }) => SCOPES[scope] },
        {
          id: "factor",
          title: "Second factor",
          cell: ({ factors }) =>
            factors.length > 0 ? (
              <Badge look="good">{factors.join(", ")}</Badge>
            ) : (
              <Badge look="warning">None yet</Badge>
            ),
        },
        {
          id: "active",
          title: "Last active",
          cell: ({ last_active_at_millis: at }) =>
            at === null ? "Never" : <Time at={new Date(at)} />,
        },
        {
          id: "actions",
          title: "",
          cell: (one) =>
            mayChange(one) && (
              <Menu
                label={`Actions for ${nameOf(one)}`}
                items={[
                  { words: "Change role", onSelect: () => onOpen("role", one) },
                  ...(one.user_id !== me.id && owns(one.scope)
                    ? [{ words: "Transfer ownership", onSelect: () => onOpen("transfer", one) }]
                    : []),
                  { words: "Remove", danger: true, onSelect: () => onOpen("remove", one) },
                ]}
              >
                <Icon name="more" />
              </Menu>
            ),
        },
      ]}
    />
  );
}
