"use client";
import { useUser } from "@stackkit/next";
import { useActionState } from "react";
import { textOf } from "../../board/read-change";
import { SubmitButton } from "../submit-button";

type Answer =
  | { status: "idle" }
  | { status: "sent"; email: string }
  | { status: "refused"; message: string; email: string };

/** Invites by email as the signed-in user. The service checks the permission again. */
export function InviteForm({ teamId }: { teamId: string }) {
  const user = useUser({ or: "redirect" });
  const [answer, action] = useActionState(
    async (_previous: Answer, form: FormData): Promise<Answer> => {
      const email = textOf(form, "email");
      if (!email.includes("@"))
        return {
          status: "refused",
          message: "Write an email address, like name@example.com.",
          email,
        };
      try {
        const team = await user.getTeam(teamId);
        if (team === null)
          return {
            status: "refused",
            message: "You are not a member of this team any more.",
            email,
          };
        await team.inviteUser({ email });
        return { status: "sent", email };
      } catch {
        return {
          status: "refused",
          message: "The invitation was not sent. Try again in a moment.",
          email,
        };
      }
    },
    { status: "idle" },
  );
  const refused = answer.status === "refused" ? answer : null;
  return (
    <section className="panel">
      <h2>Invite someone</h2>
      <form className="inline-form" action={action} noValidate>
        <div className="field">
          <label htmlFor="invite-email">Email address</label>
          <input
            id="invite-email"
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={refused?.email}
            aria-invalid={refused !== null}
            aria-describedby={refused === null ? undefined : "invite-problem"}
          />
        </div>
        <SubmitButton tone="primary">Send invitation</SubmitButton>
      </form>
      {refused !== null && (
        <p className="problem" role="alert" id="invite-problem">
          {refused.message}
        </p>
      )}
      <p className="done" role="status">
        {answer.status === "sent" && `Invitation sent to ${answer.email}.`}
      </p>
    </section>
  );
}
