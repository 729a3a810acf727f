"use client";
import { ActorBanner, SelectedTeamSwitcher, UserButton, useUser } from "@stackkit/next";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useColorMode } from "../color-mode";
import { PersonIcon } from "../icons";

export function TeamHeaderSkeleton() {
  return (
    <>
      <span className="skeleton" data-shape="button" />
      <span className="skeleton" data-shape="avatar" />
    </>
  );
}

/**
 * The team switcher and the user button, and a banner in sessions of support staff. Signing out in another tab leads this one to the sign-in
 * page too.
 */
export function TeamHeader() {
  const user = useUser({ or: "redirect" });
  const colorMode = useColorMode();
  const router = useRouter();
  // Same rule as `currentTeam()` on the server.
  const [first] = user.useTeams();
  const team = user.selectedTeam ?? first;
  const selected = team?.id ?? null;
  const shown = useRef(selected);

  // What the server rendered belongs to the team that was selected then.
  useEffect(() => {
    if (shown.current === selected) return;
    shown.current = selected;
    router.refresh();
  }, [selected, router]);

  return (
    <>
      <ActorBanner />
      <SelectedTeamSwitcher {...(team === undefined ? {} : { selectedTeam: team })} />
      <UserButton
        {...colorMode}
        extraItems={[
          { text: "Your profile", icon: <PersonIcon />, onClick: () => router.push("/you") },
        ]}
      />
    </>
  );
}
