"use client";

import { type ReactNode, useEffect, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import type { TeamLike } from "../../resources/people.js";
import { Notice } from "../../ui/feedback/notice.js";
import { Scope } from "../../ui/theme/scope.js";
import { FailedRead } from "../pages/failed-read.js";
import { useScreenUser } from "../provider/connect.js";

/** Props of {@link Protect}. */
export interface ProtectProps {
  /**
   * The id of a project permission, or of a team permission if `team` is given. If omitted, being
   * signed in is enough.
   */
  permission?: string;
  /** The team of a team permission. */
  team?: TeamLike | undefined;
  /** Shown to people without the permission. A short notice by default; `null` shows nothing. */
  fallback?: ReactNode;
  /** What people with the permission see. */
  children?: ReactNode;
}

/** What the service said for a user, a team and a permission. */
type Answer = { readonly key: string } & (
  | { readonly allowed: boolean; readonly failure?: never }
  | { readonly failure: Failure; readonly allowed?: never }
);

/**
 * Shows its children to people with a permission. It only hides: what must stay secret, a server
 * component checks with `user.getPermission(id, { or: "forbidden" })`. If the service
 * cannot be reached, it says so and offers to try again, instead of showing the fallback.
 */
export function Protect({ permission, team, fallback, children }: ProtectProps): ReactNode {
  const user = useScreenUser();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const teamId = team?.id;
  const key = JSON.stringify([user?.id, teamId, permission, attempt]);
  useEffect(() => {
    if (user === null || permission === undefined) return;
    let wanted = true;
    const asked =
      teamId === undefined
        ? user.hasPermission(permission)
        : user.hasPermission({ id: teamId }, permission);
    asked.then(
      (allowed) => wanted && setAnswer({ key, allowed }),
      (error) => wanted && setAnswer({ key, failure: readFailure(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [user, permission, teamId, key]);
  if (user !== null && permission === undefined) return children;
  if (user !== null && answer?.key !== key) return null;
  if (user !== null && answer?.failure)
    return (
      <Scope>
        <FailedRead failure={answer.failure} retry={() => setAttempt(attempt + 1)} />
      </Scope>
    );
  if (user !== null && answer?.allowed) return children;
  return fallback === undefined ? <Refused /> : fallback;
}

function Refused(): ReactNode {
  const t = useMessages("pages");
  return (
    <Scope>
      <Notice kind="info" text={t("protect.text")} />
    </Scope>
  );
}
