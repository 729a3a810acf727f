import type { ReactNode } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { SlowNotice } from "./slow-notice.js";

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

interface LoadingSkeletonProps {
  lines?: number;
  /** Says after a while that it takes longer. */
  saysSlow?: boolean;
}

/** The same, announced to screen readers. */
export function LoadingSkeleton({ lines = 3, saysSlow = true }: LoadingSkeletonProps): ReactNode {
  const t = useMessages();
  return (
    <>
      <div role="status" aria-label={t("state.loading")}>
        <Skeleton lines={lines} tall />
      </div>
      {saysSlow ? <SlowNotice busy /> : null}
    </>
  );
}
