import { Component, type ReactNode, Suspense } from "react";
import { Button } from "./button.js";
import { Notice } from "./notice.js";
import { View } from "./section.js";
import { Skeleton } from "./skeleton.js";

interface LazyProps {
  /** The height while it loads. */
  readonly lines: number;
  /** Whether it is a whole view, which has the page's heading. */
  readonly isView?: boolean;
  readonly children: ReactNode;
}

/** Catches what can't be shown, so that the rest stays. */
class Boundary extends Component<LazyProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render() {
    if (!this.state.isBroken) return this.props.children;
    const notice = (
      <Notice look="error">
        <p>
          This part of the console could not be loaded. The service may be away, or have a new
          version.
        </p>
        <Button small onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </Notice>
    );
    return this.props.isView ? <View title="Not loaded">{notice}</View> : notice;
  }
}

/** Around what is loaded when it is first shown. */
export const Lazy = (props: LazyProps) => (
  <Boundary {...props}>
    <Suspense fallback={<Skeleton lines={props.lines} />}>{props.children}</Suspense>
  </Boundary>
);
