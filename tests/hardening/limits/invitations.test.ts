import { invitations } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { USER_LIMITS } from "../../../service/src/limits/user-limits.js";
import { withoutLinks } from "../../../service/src/mail/names.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { type Person, peopledProject } from "../../support/people.js";
import { countCases, describeSuite } from "../support.js";
import { elsewhere, startExposed } from "./clients.js";

const home = peopledProject();

const invite = (by: Person, team: string, email = newEmail()) =>
  home.project.as(by, "POST", invitations.send.path, {
    team_id: team,
    email,
    callback_url: CALLBACK,
  });

describeSuite("limits: invitations", "Sending strangers mails with texts of one's own", () => {
  it("E14: who has no verified address invites nobody", async () => {
    const { project } = home;
    const ann = await project.person();
    const team = await project.team(ann);
    expect((await invite(ann, team)).code).toBe("EMAIL_NOT_VERIFIED");
    await project.server("PATCH", `/users/${ann.userId}`, { primary_email_verified: true });
    expect((await invite(ann, team)).status).toBe(200);
  });

  it("E14: names in mails have no links", async () => {
    const { project } = home;
    const ann = await project.inviter({ display_name: "Security https://evil.example/login" });
    const team = await project.team(ann, { display_name: "Locked, see www.evil.example/unlock" });
    const email = newEmail();
    expect((await invite(ann, team, email)).status).toBe(200);
    const [mail] = await project.mailsTo(email);
    for (const text of [mail?.subject, mail?.text, mail?.html])
      expect(text).not.toMatch(/evil\.|www\.|https:\/\/evil/);
    expect(mail?.subject).toContain("Locked, see www evil example/unlock");
  });

  it("E14: names lose links and nothing else", () => {
    const names = {
      "https://evil.example/a?b": "evil example/a?b",
      "evil.example": "evil example",
      "EVIL.EXAMPLE/x": "EVIL EXAMPLE/x",
      "javascript://x": "x",
      "10.0.0.12/x": "10.0.0 12/x",
      "evil\uff0eexample\u3002test": "evil example test",
      "\u202eelpmaxe.live": "elpmaxe live",
      "bücher.example": "bücher example",
      "J.R.R. Tolkien": "J.R.R. Tolkien",
      "St. Mary & Co.": "St. Mary & Co.",
      "ann@acme.example": "ann@acme.example",
      "https://evil.example@x.example": "evil example@x example",
    };
    for (const [name, plain] of Object.entries(names)) expect(withoutLinks(name)).toBe(plain);
    countCases(Object.keys(names).length);
  });

  it("E14: one sender's invitations have a limit, whatever networks they come from", async () => {
    const { project, call } = await startExposed();
    await using _service = project.service;
    const { accessToken: token, userId } = await project.signUp();
    await project.call("PATCH", `/users/${userId}`, {
      level: "server",
      body: { primary_email_verified: true },
    });
    const { body: team } = await project.call("POST", "/teams", {
      level: "server",
      body: { display_name: "Crew", creator_user_id: userId },
    });
    const inviteFrom = (network: number) =>
      call(elsewhere(network), "POST", invitations.send.path, {
        token,
        body: { team_id: team.id, email: newEmail(), callback_url: CALLBACK },
      });
    const { most } = USER_LIMITS.invitations;
    for (let sent = 0; sent < most; sent++) expect((await inviteFrom(sent)).status).toBe(200);
    expect((await inviteFrom(most)).status).toBe(429);
    countCases(most + 1);
  });
});
