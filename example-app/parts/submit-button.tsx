"use client";
import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";

interface Props {
  children: ReactNode;
  tone?: "primary" | "quiet";
  /** Given where the form is not sent by its action alone. */
  isPending?: boolean;
}

/** A form's button. While its form is under way it keeps its width and its words, and a second click does nothing. */
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
