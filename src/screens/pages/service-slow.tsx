import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Card, Frame } from "../../ui/card.js";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";

/** Shown while the server waits long for the service, in place of an empty page. */
export function ServiceSlow({ fullPage }: { fullPage?: boolean | undefined }): ReactNode {
  const t = useMessages();
  return (
    <Frame fullPage={fullPage}>
      <Card>
        <LoadingSkeleton saysSlow={false} />
        <p role="status" className="stk-live">
          {t("state.slow")}
        </p>
      </Card>
    </Frame>
  );
}
