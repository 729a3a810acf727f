"use client";
import { UserAvatar, useUser } from "@stackkit/next";
import { useActionState, useState } from "react";
import { MAX_STATUS_LENGTH } from "../board/limits";
import { textOf } from "../board/read-change";
import { SubmitButton } from "./submit-button";

type Answer = { status: "idle" } | { status: "saved" } | { status: "refused"; message: string };

const AVATAR_PIXELS = 56;

/**
 * Shows the user and changes them from the browser. Whatever else shows the user, like the button
 * in the header, follows.
 */
export function ProfileForm() {
  const user = useUser({ or: "redirect" });
  const [name, setName] = useState(user.displayName ?? "");
  const [status, setStatus] = useState(user.clientMetadata?.status ?? "");
  const [answer, save] = useActionState(
    async (_previous: Answer, form: FormData): Promise<Answer> => {
      try {
        await user.update({
          displayName: textOf(form, "name") || null,
          clientMetadata: { ...user.clientMetadata, status: textOf(form, "status") },
        });
        return { status: "saved" };
      } catch {
        return {
          status: "refused",
          message: "That was not saved: the service did not answer. Try again in a moment.",
        };
      }
    },
    { status: "idle" },
  );
  const { profileImageUrl, primaryEmail } = user;
  return (
    <div className="panel">
      <div className="row" data-plain>
        <UserAvatar
          size={AVATAR_PIXELS}
          user={{ displayName: name, primaryEmail, profileImageUrl }}
        />
        <div className="row-body">
          <p className="row-title">{name || primaryEmail}</p>
          <p className="row-text">{status || (name && primaryEmail)}</p>
        </div>
      </div>
      <form className="stack" action={save} noValidate>
        <label htmlFor="name">Name</label>
        <input
          id="name"
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor="status">
          Status <span className="optional">if it helps</span>
        </label>
        <input
          id="status"
          name="status"
          autoComplete="off"
          maxLength={MAX_STATUS_LENGTH}
          placeholder="On leave until Thursday"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
        {answer.status === "refused" && (
          <p className="problem" role="alert">
            {answer.message}
          </p>
        )}
        <div className="actions">
          <SubmitButton tone="primary">Save profile</SubmitButton>
          <p className="done" role="status">
            {answer.status === "saved" && "Saved."}
          </p>
        </div>
      </form>
    </div>
  );
}
