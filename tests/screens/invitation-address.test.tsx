import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TeamInvitation } from "../../src/screens/pages/team-invitation.js";
import { newEmail } from "../support/addresses.js";
import { isSaid, press, startStage } from "./stage.js";

const stage = startStage({ invitationRequiresMatchingEmail: true });

it("an invitation of another address says what to do, and can be accepted with it", async () => {
  const email = newEmail();
  const { id } = await stage.server("POST", "/teams", { display_name: "Engines" });
  await stage.server("POST", "/team-invitations/send-code", {
    team_id: id,
    email,
    callback_url: `${location.origin}/handler/team-invitation`,
  });
  const code = await stage.codeMailed("team_invitation", email);
  await stage.render(<TeamInvitation searchParams={{ code }} />);
  await press("Join team");
  await isSaid(/This invitation works only for the address it was sent to/);
  expect(screen.getByRole("link", { name: "Use another account" })).toBeTruthy();
  await stage.server("PATCH", `/users/${stage.me.id}`, {
    primary_email: email,
    primary_email_verified: true,
  });
  await press("Join team");
  await isSaid("You're now a member of the team.");
});
