import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { migrations } from "../../service/src/db/migrations/index.js";
import { openDatabase } from "../../service/src/db/open.js";
import type { ConfiguredProject } from "../../service/src/settings/configured-project.js";
import { STAND_ALONE } from "../../service/src/start/hosting.js";
import { type HostedService, startHosted } from "../../service/src/start/start.js";
import { CLIENT_KEY, PROJECT, signUpRequest } from "../support/in-app.js";
import { ownMailServer } from "../support/mail-server.js";
import { freshDatabase } from "../support/service.js";

const newSecret = () => randomBytes(32).toString("base64url");
const SECRET = newSecret();

const GITHUB = { id: "github", type: "standard", enabled: true, clientId: "a" } as const;

const start = (
  databaseUrl: string,
  secret = SECRET,
  config?: ConfiguredProject["config"],
): Promise<HostedService> =>
  startHosted(
    {
      databaseUrl,
      secret,
      passwordHashCost: { memoryKib: 8, passes: 1 },
      projects: [{ id: PROJECT, displayName: "App", keys: { client: CLIENT_KEY }, config }],
    },
    { ...STAND_ALONE, migrations: "set-up" },
  );

const signUp = async (service: HostedService): Promise<number> =>
  (await service.fetch(signUpRequest())).status;

it("an empty database is set up by one of five instances that start at once", async () => {
  const url = (await freshDatabase()) ?? "";
  const services = await Promise.all(Array.from({ length: 5 }, () => start(url)));
  try {
    for (const service of services) expect(await signUp(service)).toBe(200);
    await using database = await openDatabase({ url });
    const applied = await database.db.selectFrom("migrations").select("name").execute();
    expect(applied).toHaveLength(migrations.length);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
});

it("an older database stays as it is, and the error names the command", async () => {
  const url = (await freshDatabase()) ?? "";
  await (await start(url)).stop();
  await using database = await openDatabase({ url });
  const last = migrations.at(-1)?.name ?? "";
  await database.db.deleteFrom("migrations").where("name", "=", last).execute();
  await expect(start(url)).rejects.toMatchObject({
    code: "database-not-migrated",
    message: expect.stringContaining("npx @stackkit/service migrate"),
  });
});

it("a wrong secret stops the start, and nothing is written", async () => {
  const url = (await freshDatabase()) ?? "";
  const service = await start(url);
  expect(await signUp(service)).toBe(200);
  await service.stop();
  await using database = await openDatabase({ url });
  const rowsOf = async () => ({
    projects: await database.db.selectFrom("projects").selectAll().execute(),
    leases: await database.db.selectFrom("leases").selectAll().execute(),
  });
  const before = await rowsOf();
  await expect(start(url, newSecret())).rejects.toMatchObject({ code: "wrong-secret" });
  expect(await rowsOf()).toEqual(before);
  await (await start(url)).stop();
});

it("a missing secret stops the start before the database is opened", async () => {
  const url = (await freshDatabase()) ?? "";
  await expect(
    startHosted({ databaseUrl: url }, { ...STAND_ALONE, migrations: "set-up" }),
  ).rejects.toMatchObject({
    code: "secret-missing",
    message: expect.stringContaining("set the secret with which it was made"),
  });
  await using database = await openDatabase({ url });
  expect(await database.db.introspection.getTables()).toEqual([]);
});

it.each([
  ["a provider", { oauthProviders: [{ ...GITHUB, clientSecret: "the provider's" }] }],
  ["a mail server", ownMailServer()],
])("a secret that does not open that of %s stops the start", async (_, config) => {
  const url = (await freshDatabase()) ?? "";
  // Without a sign-in there is no signing key yet.
  await (await start(url, SECRET, config)).stop();
  await expect(start(url, newSecret())).rejects.toMatchObject({ code: "wrong-secret" });
  await (await start(url)).stop();
});

it("the database of another program stays as it is", async () => {
  const url = (await freshDatabase()) ?? "";
  await using database = await openDatabase({ url });
  await database.db.schema.createTable("users").addColumn("name", "text").execute();
  await expect(start(url)).rejects.toMatchObject({
    code: "database-foreign",
    message: expect.stringMatching(
      /it has the tables users, and none of the service's.*DATABASE_URL/,
    ),
  });
  expect((await database.db.introspection.getTables()).map(({ name }) => name)).toEqual(["users"]);
});
