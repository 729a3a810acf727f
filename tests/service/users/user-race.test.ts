import { describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { peopledProject } from "../../support/people.js";

const home = peopledProject();
const AT_ONCE = 50;

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const parallel = <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => run(index)));

describe("of fifty requests at once", () => {
  it("one gets the address, and the others the error that it is taken", async () => {
    const email = newEmail();
    const answers = await parallel(() =>
      home.project.server("POST", "/users", {
        primary_email: email,
        primary_email_auth_enabled: true,
      }),
    );
    expect(statuses(answers)).toEqual([201, ...Array(AT_ONCE - 1).fill(409)]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([undefined, "USER_EMAIL_ALREADY_EXISTS"]),
    );
    expect((await home.project.server("GET", `/users?query=${email}`)).body.items).toHaveLength(1);
  });

  it("with one address and passwords of their own, some sign up, and the others are told to try again", async () => {
    const { project } = home;
    const email = newEmail();
    const signUp = (password: string) =>
      project.call("POST", "/auth/password/sign-up", {
        body: { email, password, verification_callback_url: CALLBACK },
      });
    const answers = await parallel((index) => signUp(`a password of my own ${index}`));
    // Nobody is told of an account that they do not have.
    expect(new Set(statuses(answers))).toEqual(new Set([200, 503]));
    for (const { status, headers } of answers)
      if (status === 503) expect(headers.get("retry-after")).toBe("2");
    expect((await signUp("the owner's own password")).status).toBe(200);
  });

  it("one adds the contact channel", async () => {
    const ann = await home.project.person();
    const body = {
      user_id: "me",
      type: "email",
      value: newEmail(),
      used_for_auth: true,
    };
    expect(
      statuses(await parallel(() => home.project.as(ann, "POST", "/contact-channels", body))),
    ).toEqual([201, ...Array(AT_ONCE - 1).fill(400)]);
  });

  it("each leaves one primary channel", async () => {
    const { project } = home;
    const ann = await project.person();
    const body = (index: number) => ({
      user_id: "me",
      type: "email",
      value: `${index}-${ann.email}`,
      used_for_auth: false,
      is_primary: true,
    });
    expect(
      new Set(
        statuses(
          await parallel((index) => project.as(ann, "POST", "/contact-channels", body(index))),
        ),
      ),
    ).toEqual(new Set([201]));
    const { items } = (await project.as(ann, "GET", "/contact-channels?user_id=me")).body;
    expect(items).toHaveLength(AT_ONCE + 1);
    expect(items.filter((channel: { is_primary: boolean }) => channel.is_primary)).toHaveLength(1);
  });

  it("one joins by an invitation, and repeated ones of the same person succeed too", async () => {
    const { project } = home;
    const [owner, guest] = [await project.inviter(), await project.person()];
    const team = await project.team(owner);
    await project.as(owner, "POST", "/team-invitations/send-code", {
      team_id: team,
      email: guest.email,
      callback_url: "http://localhost:3000/join",
    });
    const code = await project.codeFor(guest.email);
    const answers = await Promise.all(
      Array.from({ length: 15 }, () =>
        project.as(guest, "POST", "/team-invitations/accept", { code }),
      ),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const { body } = await project.server("GET", `/users?team_id=${team}`);
    expect(body.items.filter(({ id }: { id: string }) => id === guest.userId)).toHaveLength(1);
  });

  it("one joins the team", async () => {
    const { project } = home;
    const [owner, guest] = [await project.inviter(), await project.person()];
    const team = await project.team(owner);
    const answers = await parallel(() =>
      project.server("POST", `/team-memberships/${team}/${guest.userId}`, {}),
    );
    expect(statuses(answers)).toEqual([201, ...Array(AT_ONCE - 1).fill(409)]);
  });

  it("none leaves a member in a team that is being deleted", async () => {
    const { project } = home;
    const [owner, guest] = [await project.inviter(), await project.person()];
    const team = await project.team(owner);
    const answers = await parallel((index) =>
      index === AT_ONCE / 2
        ? project.server("DELETE", `/teams/${team}`)
        : project.server("POST", `/team-memberships/${team}/${guest.userId}`, {}),
    );
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect((await project.server("GET", `/teams?user_id=${guest.userId}`)).body.items).toEqual([]);
    expect(
      await project.service.context.db
        .selectFrom("memberships")
        .selectAll()
        .where("team_id", "=", team)
        .execute(),
    ).toEqual([]);
  });
});
