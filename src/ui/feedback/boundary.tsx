import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Rendered instead; `retry` tries again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Awaited before a retry, whether it succeeds or not. */
  onRetry: () => Promise<void>;
  children: ReactNode;
}

/** Errors that Next handles: redirects, not-found responses, and client-only rendering. */
const isNexts = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "digest" in error;

/** Renders a fallback if its children fail, and lets people retry. */
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
