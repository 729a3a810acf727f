"use client";
import { useUser } from "@stackkit/next";
import { useActionState } from "react";
import { SubmitButton } from "./submit-button";

type Answer = "idle" | "sent" | "failed";

/** Asks a new member to verify their address, and resends the mail. */
export function VerifyBanner({ email }: { email: string }) {
  const user = useUser();
  const [answer, send] = useActionState(async (): Promise<Answer> => {
    try {
      const channels = (await user?.listContactChannels()) ?? [];
      await channels.find((channel) => channel.isPrimary)?.sendVerificationEmail();
      return "sent";
    } catch {
      return "failed";
    }
  }, "idle");

  // The address may have been confirmed in another tab since the page was rendered.
  if (user?.primaryEmailVerified === true) return null;
  return (
    <form className="banner" action={send}>
      <p>
        Confirm your address: we sent a link to <strong>{email}</strong>.
      </p>
      <SubmitButton>Send again</SubmitButton>
      <p className="banner-answer" role="status">
        {answer === "sent" && "Sent. It may take a minute to arrive."}
        {answer === "failed" && "That did not work. Try again in a moment."}
      </p>
    </form>
  );
}
