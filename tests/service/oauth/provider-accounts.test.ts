import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { mailTo } from "../../support/mailbox.js";
import { peopledProject } from "../../support/people.js";

const home = peopledProject({
  oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
});

it("newer clients list a user's accounts at providers, by both calls", async () => {
  const oauth_providers = [{ id: "github", account_id: "gh-1", email: "ann@example.com" }];
  const person = await home.project.person({ oauth_providers });
  const account = {
    id: expect.any(String),
    user_id: person.userId,
    provider: "github",
    type: "github",
    provider_config_id: "github",
    account_id: "gh-1",
    provider_account_id: "gh-1",
    email: "ann@example.com",
    allow_sign_in: true,
    allow_connected_accounts: true,
  };
  for (const path of ["/oauth-providers?user_id=me", "/connected-accounts/me"]) {
    const { status, body } = await home.project.as(person, "GET", path);
    expect(status).toBe(200);
    expect(body.items).toEqual([account]);
  }
  const other = await home.project.person();
  const path = `/connected-accounts/${person.userId}`;
  expect((await home.project.as(other, "GET", path)).status).toBe(403);
  expect((await home.project.server("GET", path)).body.items).toEqual([account]);
});

it("newer clients disconnect an account by its id: their own, and not the last way in", async () => {
  const { project } = home;
  const person = await project.person({
    primary_email: newEmail(),
    primary_email_verified: true,
    primary_email_auth_enabled: true,
    password: "correct horse battery",
    oauth_providers: [{ id: "github", account_id: "gh-2", email: null }],
  });
  const other = await project.person({
    oauth_providers: [{ id: "github", account_id: "gh-3", email: null }],
  });
  const idOf = async (userId: string) =>
    (await project.server("GET", `/connected-accounts/${userId}`)).body.items[0]?.id;
  const [own, foreign] = [await idOf(person.userId), await idOf(other.userId)];
  const remove = (by: typeof person, path: string) =>
    project.as(by, "DELETE", `/oauth-providers/${path}`);
  expect((await remove(other, `${person.userId}/${own}`)).status).toBe(403);
  for (const path of [`me/${foreign}`, "me/github", "me/nothing"])
    expect((await remove(person, path)).code).toBe("OAUTH_CONNECTION_NOT_CONNECTED_TO_USER");
  const last = await remove(other, `me/${foreign}`);
  expect([last.status, last.body]).toEqual([400, expect.stringContaining("last way")]);
  expect((await remove(person, `me/${own}`)).body).toEqual({ success: true });
  expect([await idOf(person.userId), await idOf(other.userId)]).toEqual([undefined, foreign]);
  const { primary_email: email } = (await project.server("GET", `/users/${person.userId}`)).body;
  expect(await mailTo(project, email, "provider_disconnected")).toBeDefined();
});
