import { contactChannels, invitations, oauth, passwords } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { codeIn, eventually, mailsTo, mailTo } from "../../support/mailbox.js";
import { type Answered, read } from "../../support/service.js";
import { ORIGIN, Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";
import { AT_ONCE, countWinners, raceProject, SUITE, TRIED } from "./race.js";

const race = raceProject();
const post = (path: string, body: unknown, token?: string) => race.post(path, body, token);
const server = (method: string, path: string, body?: unknown) =>
  race.project.call(method, path, { level: "server", body });
const isRedirect = ({ status }: Answered) => status === 307;

describeSuite(SUITE, TRIED, () => {
  it("one reset code sets a password", async () => {
    const { email } = await race.project.signUp();
    await post(passwords.sendResetCode.path, { email, callback_url: CALLBACK });
    const code = codeIn(await mailTo(race.project, email, "password_reset"));
    expect(
      await countWinners((i) =>
        post(passwords.reset.path, { code, password: `a new password ${i}` }),
      ),
    ).toBe(1);
  });

  it("one of two reset codes sets a password: the first use ends the other", async () => {
    const { email } = await race.project.signUp();
    for (let i = 0; i < 2; i++)
      await post(passwords.sendResetCode.path, { email, callback_url: CALLBACK });
    const codes = await eventually(async () => {
      const mails = (await mailsTo(race.project, email)).filter(
        ({ kind }) => kind === "password_reset",
      );
      return mails.length === 2 ? mails.map(codeIn) : undefined;
    });
    expect(
      await countWinners((i) =>
        post(passwords.reset.path, { code: codes[i % 2], password: `a new password ${i}` }),
      ),
    ).toBe(1);
  });

  it("one code verifies an address", async () => {
    const { email, accessToken } = await race.project.signUp();
    const code = codeIn(await mailTo(race.project, email, "email_verification"));
    expect(await countWinners(() => post(contactChannels.verify.path, { code }, accessToken))).toBe(
      1,
    );
  });

  it("one of three accounts proves an address, and the others lose it", async () => {
    const email = newEmail();
    const people: { accessToken: string; code: string }[] = [];
    const seen = new Set<string>();
    for (const password of ["the first password", "the second password", "the third password"]) {
      const { accessToken } = await race.project.signUp(email, password);
      const code = await eventually(async () =>
        (await mailsTo(race.project, email)).map(codeIn).find((one) => !seen.has(one)),
      );
      seen.add(code);
      people.push({ accessToken, code });
    }
    const verify = (i: number) => {
      const person = people[i % people.length];
      return post(contactChannels.verify.path, { code: person?.code }, person?.accessToken);
    };
    await countWinners(verify);
    const { body } = await server("GET", `/users?query=${email}`);
    expect(
      body.items.filter(
        (user: { primary_email_auth_enabled: boolean }) => user.primary_email_auth_enabled,
      ),
    ).toHaveLength(1);
  });

  it("one of fifty people joins a team by an invitation", async () => {
    const { body: team } = await server("POST", "/teams", { display_name: "Crew" });
    const people: string[] = [];
    for (let i = 0; i < 50; i++) {
      const { body: user } = await server("POST", "/users", {});
      people.push((await server("POST", "/auth/sessions", { user_id: user.id })).body.access_token);
    }
    const email = newEmail();
    await server("POST", invitations.send.path, {
      team_id: team.id,
      email,
      callback_url: CALLBACK,
    });
    const code = codeIn(await mailTo(race.project, email, "team_invitation"));
    expect(await countWinners((i) => post(invitations.accept.path, { code }, people[i]))).toBe(1);
    const { body: members } = await server("GET", `/team-member-profiles?team_id=${team.id}`);
    expect(members.items).toHaveLength(1);
  });

  it("of two managers who demote or remove each other, one stays in charge", async () => {
    const pairs = await Promise.all(
      Array.from({ length: AT_ONCE / 2 }, async () => {
        const people = [await race.project.signUp(), await race.project.signUp()] as const;
        const team = (
          await server("POST", "/teams", {
            display_name: "Crew",
            creator_user_id: people[0].userId,
          })
        ).body.id;
        await server("POST", `/team-memberships/${team}/${people[1].userId}`, {});
        await server("POST", `/team-permissions/${team}/${people[1].userId}/admin`, {});
        return { team, people };
      }),
    );
    const turns = pairs.flatMap(({ team, people: [one, other] }, i) =>
      [
        [one, other],
        [other, one],
      ].map(([by, target]) => ({ team, by, target, removes: i % 2 === 0 })),
    );
    const winners = await countWinners((i) => {
      const { team, by, target, removes } = turns[i] as (typeof turns)[number];
      const token = by?.accessToken ?? "";
      return removes
        ? race.project.call("DELETE", `/team-memberships/${team}/${target?.userId}`, { token })
        : race.project.call("PATCH", `/team-member-profiles/${team}/${target?.userId}`, {
            token,
            body: { role_id: "member" },
          });
    });
    expect(winners).toBe(pairs.length);
  });

  it("one ticket starts one link, and one exchange connects the account", async () => {
    const { accessToken } = await race.project.signUp();
    const visitor = new Visitor(race.project);
    const challenge = new URL(visitor.authorizeUrl("github"), ORIGIN).searchParams.get(
      "code_challenge",
    );
    const { body } = await post(
      oauth.createLinkTicket.path,
      { provider_id: "github", code_challenge: challenge },
      accessToken,
    );
    const url = visitor.authorizeUrl("github", {
      type: "link",
      other: { link_ticket: body.ticket },
    });
    const started = await countWinners(
      async () => read(await race.project.service.fetch(new Request(new URL(url, ORIGIN)))),
      isRedirect,
    );
    expect(started).toBe(1);

    const answer = await visitor.signIn(
      "github",
      { email: newEmail() },
      { type: "link", token: accessToken },
    );
    expect(await countWinners(() => visitor.exchange(answer))).toBe(1);
    const { body: me } = await race.project.call("GET", "/users/me", { token: accessToken });
    expect(me.oauth_providers).toHaveLength(1);
  });

  it("one call disconnects a provider account, and two at once never take both of the last ways in", async () => {
    const visitor = new Visitor(race.project);
    const { body } = await visitor.exchange(
      await visitor.signIn("google", { email: newEmail(), verified: false }),
    );
    const token = body.access_token as string;
    const linking = new Visitor(race.project);
    await linking.exchange(
      await linking.signIn("github", { email: newEmail() }, { type: "link", token }),
    );
    const disconnect = (i: number) =>
      race.project.call("DELETE", `/connected-accounts/me/${i % 2 === 0 ? "google" : "github"}`, {
        token,
      });
    expect(await countWinners(disconnect)).toBe(1);
    expect(
      (await race.project.call("GET", "/users/me", { token })).body.oauth_providers,
    ).toHaveLength(1);
  });

  it("one call sets a first password", async () => {
    const { body: user } = await server("POST", "/users", {});
    const { body: tokens } = await server("POST", "/auth/sessions", { user_id: user.id });
    expect(
      await countWinners((i) =>
        post(passwords.set.path, { password: `a first password ${i}` }, tokens.access_token),
      ),
    ).toBe(1);
  });

  it("one call changes a password", async () => {
    const user = await race.project.signUp();
    const change = (i: number) =>
      post(
        passwords.update.path,
        { old_password: user.password, new_password: `a new password ${i}` },
        user.accessToken,
      );
    expect(await countWinners(change)).toBe(1);
  });
});
