import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";

/**
 * Placeholders for loading lines, each as high as the line will be. Invisible for the first moment.
 */
export const Skeleton = ({
  lines = 1,
  tall = false,
}: {
  lines?: number;
  tall?: boolean;
}): ReactNode => (
  <div className="stk-skeleton" aria-hidden="true">
    {Array.from({ length: lines }, (_line, position) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but a position.
      <span key={position} data-tall={tall ? "" : undefined} />
    ))}
  </div>
);

/** The same, announced to screen readers. */
export function LoadingSkeleton({ lines = 3 }: { lines?: number }): ReactNode {
  const t = useMessages();
  return (
    <div role="status" aria-label={t("state.loading")}>
      <Skeleton lines={lines} tall />
    </div>
  );
}
