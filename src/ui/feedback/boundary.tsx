import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** What is shown instead; `retry` tries once more. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Is waited for before that, whether it succeeds or not. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** Errors that are Next's to handle: redirects, not-found answers, and what only a browser can render. */
const isNexts = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "digest" in error;

/** Shows something else where its children cannot be shown, and lets them be tried again. */
export class Boundary extends Component<
  BoundaryProps,
  { readonly met?: { readonly error: unknown } | undefined }
> {
  override state: { readonly met?: { readonly error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    if (isNexts(error)) throw error;
    return { met: { error } };
  }

  override render(): ReactNode {
    const { met } = this.state;
    if (met === undefined) return this.props.children;
    const again = () => this.setState({ met: undefined });
    return this.props.fallback(met.error, () => void this.props.onRetry().then(again, again));
  }
}
