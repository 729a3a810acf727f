"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../messages/use-messages.js";
import { Notice } from "../../ui/feedback/notice.js";
import { Scope } from "../../ui/theme/scope.js";
import { useScreenUser } from "../provider/connect.js";

interface ProtectProps {
  /**
   * The id of a project permission, or of a team permission if `team` is given. If omitted, being
   * signed in is enough.
   */
  permission?: string;
  /** The team of a team permission. */
  team?: { readonly id: string } | undefined;
  /** Shown to people without the permission. A short notice by default; `null` shows nothing. */
  fallback?: ReactNode;
  children?: ReactNode;
}

/**
 * Shows its children to people with a permission. Check secrets on the server as well: this only
 * hides.
 */
export function Protect({ permission, team, fallback, children }: ProtectProps): ReactNode {
  const user = useScreenUser();
  const [answer, setAnswer] = useState<{ key: string; allowed: boolean }>();
  const teamId = team?.id;
  const key = JSON.stringify([user?.id, teamId, permission]);
  useEffect(() => {
    if (user === null || permission === undefined) return;
    let wanted = true;
    const asked =
      teamId === undefined
        ? user.hasPermission(permission)
        : user.hasPermission({ id: teamId } as never, permission);
    asked.then(
      (allowed) => wanted && setAnswer({ key, allowed }),
      () => wanted && setAnswer({ key, allowed: false }),
    );
    return () => {
      wanted = false;
    };
  }, [user, permission, teamId, key]);
  if (user !== null && permission === undefined) return children;
  if (user !== null && answer?.key !== key) return null;
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
