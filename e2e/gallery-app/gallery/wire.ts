import {
  type Answer,
  API_PATH,
  encodeRecord,
  HEADERS,
  type KnownError,
  type Level,
  type Operation,
  operations,
  type RecordType,
} from "@stackkit/next/protocol";

/** The response to one call of the protocol. */
export interface Reply {
  readonly operation: Operation;
  readonly answer: (level: Level, request: Request) => Promise<Response>;
}

/** Rows as the service returns them. */
export const answering = <O extends Operation>(operation: O, rows: Answer<O>): Reply => ({
  operation,
  answer: async (level) =>
    Response.json(onWire(operation, level, rows), { status: operation.status }),
});

/** Refuses with a known error. */
export const refusing = (operation: Operation, error: KnownError): Reply => ({
  operation,
  answer: async () =>
    Response.json(error, {
      status: error.statusCode,
      headers: { [HEADERS.knownError]: error.toJSON().code },
    }),
});

/** Fails with an internal error. */
export const breaking = (operation: Operation): Reply => ({
  operation,
  answer: async () =>
    new Response("Out of order", { status: 500, headers: { [HEADERS.requestId]: "gallery-0000" } }),
});

/** Never responds. */
export const waiting = (operation: Operation): Reply => ({
  operation,
  answer: (_level, { signal }) =>
    new Promise((resolve) =>
      signal.addEventListener("abort", () => resolve(new Response(null, { status: 499 }))),
    ),
});

function onWire({ returns: { form, record } }: Operation, level: Level, rows: unknown): unknown {
  const row = (one: unknown) => encodeRecord<RecordType>(record, level, one as never);
  if (form === "one") return row(rows);
  if (form === "list") return { items: (rows as unknown[]).map(row) };
  if (form === "page") {
    const { items, nextCursor } = rows as { items: unknown[]; nextCursor: string | null };
    return { items: items.map(row), pagination: { next_cursor: nextCursor } };
  }
  return { success: true };
}

const OPERATIONS: readonly Operation[] = Object.values(operations).flatMap((group) =>
  Object.values(group),
);
const PARAMETER = /\{\w+\}/g;

/** The operation of a request. Literal paths take precedence over paths with parameters. */
function operationOf(method: string, path: string): Operation | undefined {
  const found = OPERATIONS.filter(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(PARAMETER, "[^/]+")}$`).test(path),
  );
  return found.find((operation) => operation.path === path) ?? found[0];
}

/** Answers a request of the kit with the first reply to its operation. */
export async function answerOnWire(
  request: Request,
  path: string,
  replies: readonly Reply[],
): Promise<Response> {
  const operation = operationOf(request.method, path.slice(API_PATH.length));
  const reply = replies.find((one) => one.operation === operation);
  if (reply === undefined)
    return new Response(`The gallery has no answer to ${request.method} ${path}`, { status: 501 });
  return reply.answer((request.headers.get(HEADERS.accessType) ?? "client") as Level, request);
}
