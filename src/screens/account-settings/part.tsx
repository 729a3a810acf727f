import { type ReactNode, Suspense } from "react";
import { readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Boundary } from "../../ui/feedback/boundary.js";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";
import { FailedRead } from "../pages/failed-read.js";
import { useRetry } from "../pages/use-retry.js";
import { Panel, PanelSkeletons } from "./panel.js";

const framed = (
  failure: ReactNode,
  panels: readonly number[] | undefined,
  title: string | undefined,
): ReactNode => (panels ? <Panel title={title}>{failure}</Panel> : failure);

interface PartProps {
  /** Number of placeholder lines while loading. */
  lines?: number;
  skeleton?: ReactNode;
  /** Placeholder lines per panel, if the part consists of panels. */
  panels?: readonly number[];
  /** Title of the panel that reports a failed load. */
  title?: string;
  /** Text for a failed load. */
  failed?: string | undefined;
  /** Fallback for a failed load that another element already reports. */
  instead?: ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/**
 * A part that loads and fails independently and can be retried without affecting the rest of the
 * page.
 */
export function Part({
  lines = 2,
  panels,
  title,
  skeleton = panels ? <PanelSkeletons panels={panels} /> : <LoadingSkeleton lines={lines} />,
  failed,
  instead,
  onRetry,
  children,
}: PartProps): ReactNode {
  const t = useMessages("account");
  const askAnew = useRetry();
  const retry = () => {
    onRetry?.();
    return askAnew();
  };
  return (
    <Boundary
      onRetry={retry}
      fallback={(error, again) =>
        instead ??
        framed(
          <FailedRead
            failure={readFailure(error)}
            before={failed ?? t("account.sectionFailed")}
            retry={again}
          />,
          panels,
          title,
        )
      }
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Boundary>
  );
}
