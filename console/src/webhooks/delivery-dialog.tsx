import { operations } from "@stackkit/next/protocol";
import { wordsOf } from "../api/problem.js";
import { useMay } from "../api/project.js";
import { useChange, useRead } from "../api/queries.js";
import { Badge } from "../ui/badge.js";
import { Button } from "../ui/button.js";
import { Copy } from "../ui/copy.js";
import { Dialog } from "../ui/dialog.js";
import { Failure, Notice } from "../ui/notice.js";
import { Skeleton } from "../ui/skeleton.js";
import { Time } from "../ui/time.js";
import { sentence } from "../ui/words.js";

const { read, resend } = operations.webhookDeliveries;

/** How each state of a delivery looks. */
export const LOOKS = { delivered: "good", waiting: "warning", failed: "bad" } as const;

/** What was sent in one delivery, and what the endpoint answered. */
export function DeliveryDialog({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const params = { delivery_id: id };
  const { data, error, isPending, refetch } = useRead(read, { params });
  const again = useChange(resend);
  const mayResend = useMay("admin") && data?.canResend;
  return (
    <Dialog title={data?.type ?? "Delivery"} light onClose={onClose} wide>
      {isPending ? (
        <Skeleton lines={6} />
      ) : !data ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <div className="stack">
          <p className="row">
            <Badge look={LOOKS[data.state]}>{sentence(data.state)}</Badge>
            {data.lastAttemptAt && (
              <span>
                last tried <Time at={data.lastAttemptAt} />
              </span>
            )}
            {data.nextAttemptAt && (
              <span>
                tried again <Time at={data.nextAttemptAt} />
              </span>
            )}
          </p>
          <Copy value={data.id} label="the id" />
          {data.problem && <Notice look="warning">{data.problem}</Notice>}
          <h3>Request</h3>
          <pre className="code-block">{JSON.stringify(data.request, null, 2)}</pre>
          {data.state === "delivered" && (
            <p className="muted">Its data are not stored once they have arrived.</p>
          )}
          <h3>Answer{data.status === null ? "" : ` ${data.status}`}</h3>
          {data.answer ? (
            <pre className="code-block">{data.answer}</pre>
          ) : (
            <p className="muted">None, or an empty one.</p>
          )}
          <p role="status">{again.isSuccess && "It leaves within a second."}</p>
          {again.isError && <Notice look="error">{wordsOf(again.error)}</Notice>}
        </div>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>Close</Button>
        {data && mayResend && (
          <Button look="primary" busy={again.isPending} onClick={() => again.mutate({ params })}>
            Send again
          </Button>
        )}
      </div>
    </Dialog>
  );
}
