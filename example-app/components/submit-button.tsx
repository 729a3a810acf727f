"use client";
import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";

interface Props {
  children: ReactNode;
  tone?: "primary" | "quiet";
  /** Set if a script submits the form. */
  isPending?: boolean;
}

/** A form's button. While the form is pending it keeps its width and label and ignores clicks. */
export function SubmitButton({ children, tone = "quiet", isPending = false }: Props) {
  const status = useFormStatus();
  const pending = status.pending || isPending;
  return (
    <button
      type="submit"
      className="button"
      data-tone={tone}
      data-pending={pending || undefined}
      aria-disabled={pending}
      onClick={(event) => pending && event.preventDefault()}
    >
      <span className="spinner" aria-hidden="true" />
      {children}
    </button>
  );
}
