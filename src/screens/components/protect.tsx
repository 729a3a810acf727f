"use client";

import { type ReactNode, useEffect, useState } from "react";
import { type Failure, readFailure } from "../../messages/failure.js";
import { useMessages } from "../../messages/use-messages.js";
import type { TeamLike } from "../../resources/people.js";
import { Notice } from "../../ui/feedback/notice.js";
import { Scope } from "../../ui/theme/scope.js";
import { FailedRead } from "../pages/failed-read.js";
import { useScreenUser } from "../provider/connect.js";
import type { ScreenUser } from "../provider/screen-user.js";

/** Props of {@link Protect}. With neither a permission nor a role, being signed in is enough. */
export interface ProtectProps {
  /** The id of a project permission, or of a team permission if `team` is given. */
  permission?: string;
  /** The id of a role that the user has in `team`. With `permission`, both are needed. */
  role?: string;
  /** The team of a role or team permission. A role without a team is never held. */
  team?: TeamLike | undefined;
  /** Shown to people without the permission or role. A short notice by default; `null` shows nothing. */
  fallback?: ReactNode;
  /** What people with them see. */
  children?: ReactNode;
}

/** What the service said for a user, a team, a permission and a role. */
type Answer = { readonly key: string } & (
  | { readonly allowed: boolean; readonly failure?: never }
  | { readonly failure: Failure; readonly allowed?: never }
);

/**
 * Shows its children to people with a permission or role. It only hides: what must stay secret, a server
 * component checks with `user.getPermission(id, { or: "forbidden" })`. If the service
 * cannot be reached, it says so and offers to try again, instead of showing the fallback.
 */
export function Protect({ permission, role, team, fallback, children }: ProtectProps): ReactNode {
  const user = useScreenUser();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const teamId = team?.id;
  const key = JSON.stringify([user?.id, teamId, permission, role, attempt]);
  const isOpen = permission === undefined && role === undefined;
  useEffect(() => {
    if (user === null || isOpen) return;
    let wanted = true;
    isAllowed(user, teamId, permission, role).then(
      (allowed) => wanted && setAnswer({ key, allowed }),
      (error) => wanted && setAnswer({ key, failure: readFailure(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [user, isOpen, permission, role, teamId, key]);
  if (user !== null && isOpen) return children;
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

async function isAllowed(
  user: ScreenUser,
  teamId: string | undefined,
  permission: string | undefined,
  role: string | undefined,
): Promise<boolean> {
  const team = teamId === undefined ? undefined : { id: teamId };
  if (role !== undefined && !(team && (await user.hasRole(team, role)))) return false;
  if (permission === undefined) return true;
  return team ? user.hasPermission(team, permission) : user.hasPermission(permission);
}

function Refused(): ReactNode {
  const t = useMessages("pages");
  return (
    <Scope>
      <Notice kind="info" text={t("protect.text")} />
    </Scope>
  );
}
