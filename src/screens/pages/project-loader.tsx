import { type ReactNode, Suspense } from "react";
import { readFailure } from "../../messages/failure.js";
import { Card, Frame } from "../../ui/card.js";
import { Boundary } from "../../ui/feedback/boundary.js";
import { useScreenApp } from "../provider/connect.js";
import type { ScreenProject } from "../provider/screen-app.js";
import { FailedRead } from "./failed-read.js";
import { useRetry } from "./use-retry.js";

interface AskedProjectProps {
  /** Title of the page when the settings cannot be loaded. */
  title: string;
  fullPage?: boolean | undefined;
  /** Shown in place of a page, while the settings load and if they cannot be loaded. */
  instead?: ReactNode;
  children: (project: ScreenProject) => ReactNode;
}

const Asked = ({ children }: Pick<AskedProjectProps, "children">): ReactNode =>
  children(useScreenApp().useProject());

/** Loads the project's settings if they did not come with the page. Shows a retry on failure. */
export function AskedProject({ title, fullPage, instead, children }: AskedProjectProps): ReactNode {
  const failed = (error: unknown, retry: () => void) => (
    <Frame fullPage={fullPage}>
      <Card title={title}>
        <FailedRead failure={readFailure(error)} look="primary" retry={retry} />
      </Card>
    </Frame>
  );
  return (
    <Boundary onRetry={useRetry()} fallback={instead ? () => instead : failed}>
      <Suspense fallback={instead}>
        <Asked>{children}</Asked>
      </Suspense>
    </Boundary>
  );
}
