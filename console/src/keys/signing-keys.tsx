import { operations } from "@stackkit/next/protocol";
import { useState } from "react";
import { useProject } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { callbackBase } from "../api/service-url.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { FormDialog } from "../ui/dialog.js";
import { Failure } from "../ui/notice.js";
import { PlainTable } from "../ui/plain-table.js";
import { Section } from "../ui/section.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { announce } from "../ui/toast.js";

const { list, rotate } = operations.signingKeys;

/** The keys that sign access tokens: which signs, and whose tokens are still valid. */
export function SigningKeys() {
  const { id } = useProject();
  const { data, error, isPending, refetch } = useRead(list);
  const [isOpen, setOpen] = useState(false);
  const change = useChange(rotate);
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
        value={`${callbackBase()}/api/v1/projects/${id}/.well-known/jwks.json`}
        label="the address of the public keys"
      />
      {isPending ? (
        <Skeleton lines={2} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <PlainTable
          label="Signing keys"
          rows={data}
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
          ]}
        />
      )}
      {isOpen && (
        <FormDialog
          title="Rotate the signing key"
          action="Rotate now"
          danger
          onClose={() => setOpen(false)}
          onSubmit={async () => {
            await change.mutateAsync({});
            announce("A new key signs from now on");
          }}
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
    </Section>
  );
}
