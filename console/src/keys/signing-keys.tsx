import { API_PATH, fillPath, operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { useSession } from "../sign-in/session.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { ReadTable } from "../ui/read-table.js";
import { Section } from "../ui/section.js";
import { Time } from "../ui/time.js";

const { list, rotate, withdraw } = operations.signingKeys;

/** The keys that sign access tokens: which signs, and whose tokens are still valid. */
export function SigningKeys() {
  const { id } = useProject();
  const { service } = useSession();
  const keys = useRead(list);
  const [isOpen, setOpen] = useState(false);
  const [withdrawn, setWithdrawn] = useState<string>();
  const change = useChange(rotate);
  const end = useChange(withdraw);
  return (
    <Section
      title="Signing keys"
      lead="The service signs access tokens, which last ten minutes, with one key. Others verify them by the public parts, at this address:"
      actions={
        <Button look="danger" onClick={() => setOpen(true)}>
          Rotate now
        </Button>
      }
    >
      <Copy
        value={service.url + API_PATH + fillPath(operations.meta.jwks.path, { project_id: id })}
        label="the address of the public keys"
      />
      <ReadTable
        read={keys}
        lines={2}
        label="Signing keys"
        idOf={(key) => key.id}
        columns={[
          { id: "id", title: "Key id", cell: (key) => <code>{key.id}</code> },
          { id: "made", title: "Made", cell: ({ createdAt }) => <Time at={createdAt} /> },
          {
            id: "state",
            title: "State",
            cell: ({ retiredAt }) =>
              retiredAt ? (
                <span className="row">
                  <Badge look="warning">Retired</Badge>
                  <Time at={retiredAt} />
                </span>
              ) : (
                <Badge look="good">Signs new tokens</Badge>
              ),
          },
          {
            id: "until",
            title: "Its tokens are valid",
            cell: ({ publishedUntil }) =>
              publishedUntil ? (
                <span>
                  until <Time at={publishedUntil} />
                </span>
              ) : (
                "As long as it signs"
              ),
          },
          {
            id: "actions",
            title: "",
            cell: ({ id: keyId, retiredAt }) =>
              retiredAt && (
                <Button
                  small
                  look="danger"
                  aria-label={`Withdraw ${keyId}`}
                  onClick={() => setWithdrawn(keyId)}
                >
                  Withdraw
                </Button>
              ),
          },
        ]}
      />
      {isOpen && (
        <FormDialog
          title="Rotate the signing key"
          action="Rotate now"
          danger
          done="A new key signs from now on"
          onClose={() => setOpen(false)}
          onSubmit={() => change.mutateAsync({})}
        >
          <p>
            A new key signs from now on; other instances use it within half a minute. No one is
            signed out: tokens of the earlier key stay valid until they end, eleven minutes from now
            at the latest, and its public part stays at the address until then.
          </p>
          <p>
            An own backend that keeps the public keys has to read them again when a token names a
            key that it does not know.
          </p>
        </FormDialog>
      )}
      {withdrawn !== undefined && (
        <FormDialog
          title="Withdraw a signing key"
          action="Withdraw key"
          danger
          typed={withdrawn}
          done="Key withdrawn"
          onClose={() => setWithdrawn(undefined)}
          onSubmit={() => end.mutateAsync({ params: { key_id: withdrawn } })}
        >
          <p>
            Do this if someone else may have the key. All access tokens that it signed stop working:
            right away here, within half a minute at other instances.
          </p>
          <p>
            No one is signed out. Apps with the kit get new tokens by themselves; an own client that
            doesn’t has to refresh its token.
          </p>
          <p>
            Own backends that keep the public keys accept its tokens until they read the keys again
            or the tokens end. Restart them now if the key was stolen.
          </p>
        </FormDialog>
      )}
    </Section>
  );
}
