"use client";
import { useActionState } from "react";
import { SubmitButton } from "./submit-button";

type Answer = "idle" | "copied" | "failed";

const WORDS: Record<Answer, string> = {
  idle: "",
  copied: "Copied",
  failed: "Copying is not allowed here. Select the text instead.",
};

export function CopyButton({ text }: { text: string }) {
  const [answer, copy] = useActionState(async (): Promise<Answer> => {
    try {
      await navigator.clipboard.writeText(text);
      return "copied";
    } catch {
      return "failed";
    }
  }, "idle");
  return (
    <form className="copy" action={copy}>
      <p className="done" role="status">
        {WORDS[answer]}
      </p>
      <SubmitButton tone="primary">Copy as text</SubmitButton>
    </form>
  );
}
