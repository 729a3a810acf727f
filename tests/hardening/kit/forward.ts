import type { IncomingMessage, ServerResponse } from "node:http";
import type { TestProject } from "../../support/service.js";

/** Answers a request as the service of a project does. */
export async function forward(
  project: TestProject,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = Buffer.concat(await incoming.toArray());
  const answer = await project.service.fetch(
    new Request(`http://service.test${incoming.url}`, {
      method: incoming.method ?? "GET",
      headers: new Headers(incoming.headers as Record<string, string>),
      ...(body.length > 0 ? { body } : {}),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
