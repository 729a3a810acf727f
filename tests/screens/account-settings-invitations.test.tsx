import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TeamSection } from "../../src/screens/account-settings/teams/team.js";
import { isSaid, panel, press, startStage, type } from "./stage.js";

const stage = startStage();
let teamId: string;

beforeEach(async () => {
  const user = await stage.app.getUser({ or: "throw" });
  teamId = (await user.createTeam({ displayName: "Atlas" })).id;
});

const open = () =>
  stage.show((account) => <TeamSection account={account} teamId={teamId} onGone={vi.fn()} />);
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Email addresses");
const invite = async (text: string) => {
  type("Email addresses", text);
  await press("Send invitations");
};
const invited = async (): Promise<string[]> =>
  (await stage.server("GET", `/team-invitations?team_id=${teamId}`)).items.map(
    (invitation: { recipient_email: string }) => invitation.recipient_email,
  );
const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => `person${number}@example.com`);

describe("several people at once", () => {
  it("are invited from a pasted list", async () => {
    await open();
    await invite("Mary <mary@example.com>; grace@example.com\nemmy@example.com");
    await isSaid("3 invitations sent.");
    const sent = ["mary@example.com", "grace@example.com", "emmy@example.com"];
    expect((await invited()).toSorted()).toEqual(sent.toSorted());
    for (const email of sent) expect(await panel("Invite people").findByText(email)).toBeTruthy();
    expect(field().value).toBe("");
  });

  it("are answered one by one, and what was not sent stays", async () => {
    const { id, email: member } = await stage.createPerson();
    await stage.server("POST", `/team-memberships/${teamId}/${id}`);
    await open();
    await invite("mary@example.com");
    await isSaid("Invitation sent to mary@example.com.");
    await invite(`grace@example.com, ${member}, Mary@example.com, emmy@, hopper`);
    await isSaid("Invitation sent to grace@example.com.");
    const { textContent } = await isSaid(/Not an email address/);
    expect(textContent?.split("\n")).toEqual([
      "Not an email address: emmy@, hopper",
      `Already a member: ${member}`,
      "Already invited: Mary@example.com",
    ]);
    expect(field().value.split("\n")).toEqual([member, "Mary@example.com", "emmy@", "hopper"]);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute("aria-describedby")).toBeTruthy();
    expect((await invited()).toSorted()).toEqual(["grace@example.com", "mary@example.com"]);
  });

  it("are twenty at most, and the others stay for the next time", async () => {
    await open();
    await invite(numbered(22).join(" "));
    await isSaid("20 invitations sent.");
    await isSaid(
      "Not sent yet, since 20 go out at once: person20@example.com, person21@example.com",
    );
    expect(field().value.split("\n")).toEqual(numbered(22).slice(20));
    await press("Send invitations");
    await isSaid("2 invitations sent.");
    expect(await invited()).toHaveLength(22);
  });

  it("who are left when the network fails stay, and the others are said", async () => {
    await open();
    const release = stage.fault({ path: /send-code/, effect: "hold", times: 1 });
    await invite("mary@example.com grace@example.com emmy@example.com");
    await waitFor(() => expect(stage.calls).toContain("POST /team-invitations/send-code"));
    stage.fault({ path: /send-code/, effect: "drop" });
    release();
    await isSaid("Invitation sent to mary@example.com.");
    await waitFor(() =>
      expect(field().value.split("\n")).toEqual(["grace@example.com", "emmy@example.com"]),
    );
    expect(await invited()).toEqual(["mary@example.com"]);
  });

  it("are invited by those who see neither members nor invitations", async () => {
    const path = `/team-permissions/${teamId}/${stage.me.id}`;
    await stage.server("POST", `${path}/$invite_members`, {});
    await stage.server("DELETE", `${path}/admin`);
    await open();
    await invite("mary@example.com grace@example.com");
    await isSaid("2 invitations sent.");
  });

  it("are not asked of the service for a list without addresses", async () => {
    await open();
    stage.calls.splice(0);
    await invite(" , ");
    await isSaid("Enter your email address.");
    expect(stage.calls).toEqual([]);
  });
});
