import { type ReactNode, Suspense } from "react";
import { readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import { Button } from "../../ui/button.js";
import { Boundary } from "../../ui/feedback/boundary.js";
import { FailureNotice } from "../../ui/feedback/failure-notice.js";
import { LoadingSkeleton } from "../../ui/feedback/skeleton.js";
import { useRetry } from "../pages/use-retry.js";
import { Panel, PanelSkeletons } from "./panel.js";

function LoadFailed({
  error,
  retry,
  words,
}: {
  error: unknown;
  retry: () => void;
  words?: string | undefined;
}): ReactNode {
  const t = useMessages("account");
  return (
    <div role="alert" className="stk-outcome">
      <FailureNotice failure={readFailure(error)} before={words ?? t("account.sectionFailed")} />
      <Button onClick={retry}>{t("action.tryAgain")}</Button>
    </div>
  );
}

const framed = (
  failure: ReactNode,
  panels: readonly number[] | undefined,
  title: string | undefined,
): ReactNode => (panels ? <Panel title={title}>{failure}</Panel> : failure);

interface PartProps {
  /** Lines that the part has, for as long as it is loading. */
  lines?: number;
  skeleton?: ReactNode;
  /** The lines of each panel, where the part is whole panels. */
  panels?: readonly number[];
  /** The title of the panel that says that it could not be loaded. */
  title?: string;
  /** What to say where it cannot be loaded. */
  failed?: string | undefined;
  /** Stands quietly in its place where it cannot be loaded and something else says so. */
  instead?: ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/** A part that loads and fails by itself: the rest of the page stays as it is, and the part can be tried again. */
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
  const askAnew = useRetry();
  const retry = () => {
    onRetry?.();
    return askAnew();
  };
  return (
    <Boundary
      onRetry={retry}
      fallback={(error, again) =>
        instead ?? framed(<LoadFailed error={error} retry={again} words={failed} />, panels, title)
      }
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Boundary>
  );
}
