import { expect, it } from "vitest";
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
