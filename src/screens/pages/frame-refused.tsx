import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { ButtonLink } from "../../ui/button.js";
import { Card, Frame } from "../../ui/card.js";

/** Shown instead of a page in a frame. */
export function FrameRefused({ fullPage }: { fullPage?: boolean | undefined }): ReactNode {
  const t = useMessages("pages");
  return (
    <Frame fullPage={fullPage}>
      <Card title={t("frame.title")} text={t("frame.text")}>
        <ButtonLink look="primary" href="" target="_blank" rel="noopener">
          {t("frame.action")}
        </ButtonLink>
      </Card>
    </Frame>
  );
}
