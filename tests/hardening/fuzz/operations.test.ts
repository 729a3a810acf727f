import { API_PATH, HEADERS, KEY_HEADERS, type Operation } from "@stackkit/next/protocol";
import type { Service } from "@stackkit/service";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { configuredProject, KEYS, startTestService, TestProject } from "../../support/service.js";
import { cases, countCases, describeSuite } from "../support.js";
import { type OddRequest, OPERATIONS, requestsOf } from "./requests.js";
import { RUN } from "./run.js";
import { CANARY, PLACEHOLDERS } from "./values.js";

/** Ends a request that hangs, so that the test can name it. */
const HANG_MILLIS = 60_000;
/**
 * Processor time of a request with its hashes, which unlike its duration does not depend on what
 * else runs: seven seconds separate a slow response from a blocked event loop.
 */
const MAX_PROCESSOR_MILLIS = 7000;
const REQUESTS = cases(6, 200);

describeSuite(
  "fuzz: operations",
  "odd paths, queries, headers and bodies at every operation, made from its row",
  () => {
    const lines: string[] = [];
    // One project per operation: some end the session, user or project they use.
    const projects = new Map(OPERATIONS.map(([name]) => [name, configuredProject()]));
    let service: Service;
    beforeAll(async () => {
      service = await startTestService(
        { projects: [...projects.values()], writeLog: (line) => lines.push(line) },
        1,
      );
    });
    afterAll(() => service.stop());

    /** A signed-in user with a team. Their ids replace placeholders. */
    async function prepare(project: TestProject) {
      const { accessToken: token, userId: user_id } = await project.signUp();
      const { body: team } = await project.call("POST", "/teams", {
        level: "server",
        body: { display_name: "Crew", creator_user_id: user_id },
      });
      const { body: channels } = await project.call("GET", `/contact-channels?user_id=${user_id}`, {
        level: "server",
      });
      const ids: Readonly<Record<string, string>> = {
        user_id,
        team_id: team.id,
        contact_channel_id: channels.items[0].id,
      };
      return {
        token,
        replaceIds: (text: string) =>
          PLACEHOLDERS.reduce(
            (rest, name) => rest.replaceAll(name, ids[name.slice(1, -1)] as string),
            text,
          ),
      };
    }

    type Prepared = Awaited<ReturnType<typeof prepare>>;

    async function send(
      operation: Operation,
      projectId: string,
      { token, replaceIds }: Prepared,
      { level, params, query, headers, body }: OddRequest,
    ): Promise<Response> {
      const sent = new Headers({
        [HEADERS.projectId]: projectId,
        [HEADERS.accessType]: level,
        [KEY_HEADERS[level]]: KEYS(projectId)[level],
        "content-type": "application/json",
      });
      sent.set(HEADERS.accessToken, token);
      for (const [name, value] of headers) sent.set(name, value);
      const rest = [...params];
      const path = operation.path.replace(/\{\w+\}/g, () =>
        encodeURIComponent(replaceIds(rest.shift() ?? "").toWellFormed()),
      );
      const search = query
        .map(
          ([name, value]) =>
            `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(replaceIds(value).toWellFormed())}`,
        )
        .join("&");
      const hasBody = operation.method !== "GET";
      const signal = AbortSignal.timeout(HANG_MILLIS);
      return service.fetch(
        new Request(`http://service.test${API_PATH}${path}?${search}`, {
          method: operation.method,
          headers: sent,
          signal,
          ...(hasBody ? { body: typeof body === "string" ? replaceIds(body) : body } : {}),
        }),
      );
    }

    it.each(OPERATIONS)(
      "%s answers every request by design, in time, and logs no secret",
      async (name, operation) => {
        const { id } = projects.get(name) as { id: string };
        const prepared = await prepare(new TestProject(service, id));
        const { token } = prepared;
        lines.length = 0;
        await fc.assert(
          fc.asyncProperty(requestsOf(operation), async (request) => {
            const before = process.cpuUsage();
            const { status } = await send(operation, id, prepared, request);
            const { user, system } = process.cpuUsage(before);
            expect((user + system) / 1000, "milliseconds").toBeLessThan(MAX_PROCESSOR_MILLIS);
            expect(
              status,
              lines.findLast((line) => line.includes('"error"')),
            ).toBeLessThan(500);
          }),
          { ...RUN, numRuns: REQUESTS },
        );
        for (const line of lines)
          for (const secret of [CANARY, token, KEYS(id).server, KEYS(id).admin])
            expect(line).not.toContain(secret);
        countCases(REQUESTS);
      },
    );
  },
);
