import "next/dist/server/node-environment-baseline.js";
import { afterTaskAsyncStorage } from "next/dist/server/app-render/after-task-async-storage.external.js";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { RequestCookies } from "next/dist/server/web/spec-extension/cookies.js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ServerWorld, startServerApp } from "../support/server-app.js";

let project: ServerWorld["project"];
let app: ServerWorld["app"];
let calls: ServerWorld["calls"];
beforeAll(async () => {
  ({ project, app, calls } = await startServerApp());
  return () => project.service.stop();
});
beforeEach(() => {
  calls.length = 0;
});

interface Unit {
  readonly type: string;
  readonly phase: string;
}

/** Runs `work` in what Next keeps about its current work. Also returns what fails the page. */
async function inUnit<T>(unit: Unit, work: () => Promise<T>, after?: "render" | "action") {
  const page: { route: string; page: string; invalidDynamicUsageError?: Error } = {
    route: "/board",
    page: "/board/page",
  };
  const inWork = () =>
    workAsyncStorage.run(page as never, () => workUnitAsyncStorage.run(unit as never, work));
  const result = await (after
    ? afterTaskAsyncStorage.run({ rootTaskSpawnPhase: after }, inWork)
    : inWork());
  return { result, failure: page.invalidDynamicUsageError };
}

const requestIn = (phase: string) => ({
  type: "request",
  phase,
  headers: new Headers(),
  cookies: new RequestCookies(new Headers()),
  userspaceMutableCookies: new RequestCookies(new Headers()),
});

describe("without a request", () => {
  it.each([
    ["use cache", { type: "cache", phase: "render" }],
    ["unstable_cache", { type: "unstable-cache", phase: "render" }],
    ["generateStaticParams", { type: "build-time-generator", phase: "render" }],
    ["after() of a page", requestIn("after"), "render"],
  ] as const)("%s: calls that need no user run by key", async (_, unit, after?: "render") => {
    const { result, failure } = await inUnit(
      unit,
      async () => {
        const team = await app.createTeam({ displayName: "Atlas" });
        const user = await app.createUser({ displayName: "Ada" });
        return {
          names: [
            (await app.getTeam(team.id))?.displayName,
            (await app.getUser(user.id))?.displayName,
            (await app.getProject()).id,
          ],
          teams: (await app.listTeams()).map(({ id }) => id).includes(team.id),
          users: (await app.listUsers()).map(({ id }) => id).includes(user.id),
        };
      },
      after,
    );
    expect(result).toEqual({ names: ["Atlas", "Ada", project.id], teams: true, users: true });
    expect(failure).toBeUndefined();
  });

  it("Next still says that the current user cannot be read in a cache", async () => {
    const read = inUnit({ type: "cache", phase: "render" }, () => app.getUser());
    await expect(read).rejects.toThrow("use cache");
  });
});

describe("with a request", () => {
  const twice = async () => [await app.listTeams(), await app.listTeams()];
  it.each([
    ["a page", requestIn("render")],
    ["after() of an action", requestIn("after"), "action"],
    ["a private cache", { ...requestIn("render"), type: "private-cache" }],
  ] as const)("%s shares its reads", async (_, unit, after?: "action") => {
    await inUnit(unit, twice, after);
    expect(calls).toEqual(["GET /teams"]);
  });
});
