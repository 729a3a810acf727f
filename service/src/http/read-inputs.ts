import {
  decodeInput,
  KnownErrors,
  type Level,
  type Operation,
  type Problem,
} from "@stackkit/next/protocol/internal";
import type { Body } from "./body.js";
import type { Caller } from "./caller.js";
import { readParams } from "./params.js";
import type { RequestInfo } from "./request-info.js";
import { schemaError } from "./schema-error.js";

/** Decodes and checks the params, query and body of a request. Throws `SCHEMA_ERROR`. */
export function readInputs(
  operation: Operation,
  level: Level,
  caller: Caller,
  info: RequestInfo,
  pathParams: Readonly<Record<string, string>>,
  rawBody: Body,
) {
  const problems: Problem[] = [];
  const params: Record<string, unknown> = readParams(pathParams, problems);
  const query = readQuery(operation, level, info, problems);
  const body = readFields(operation, level, rawBody, problems);
  if (operation.needsUser === "SCHEMA_ERROR" && caller.userId === undefined)
    problems.push({ field: "auth.user", problem: "must be defined" });
  if (problems.length > 0) throw schemaError(info, problems);
  if (operation.needsUser === "USER_AUTHENTICATION_REQUIRED" && caller.userId === undefined)
    throw new KnownErrors.UserAuthenticationRequired();
  const resolveMe = (value: unknown): unknown => {
    if (value !== "me") return value;
    if (caller.userId === undefined) throw new KnownErrors.CannotGetOwnUserWithoutUser();
    return caller.userId;
  };
  for (const name of USER_INPUTS) {
    if (name in query) query[name] = resolveMe(query[name]);
    if (body && name in body) body[name] = resolveMe(body[name]);
  }
  if ("user_id" in params) params.user_id = resolveMe(params.user_id);
  return { params, query, body };
}

/** Inputs that accept `me` for the signed-in user. */
const USER_INPUTS = ["userId", "creatorUserId"] as const;

function readQuery(
  operation: Operation,
  level: Level,
  info: RequestInfo,
  problems: Problem[],
): Record<string, unknown> {
  const read = decodeInput(operation.query, level, info.hasQuery ? sentQuery(operation, info) : {});
  problems.push(
    ...read.problems.map(({ field, problem }) => ({ field: `query.${field}`, problem })),
  );
  return read.input;
}

function sentQuery({ query, loose }: Operation, info: RequestInfo): Record<string, string> {
  const declared = new Set(Object.values(query).map(({ wire }) => wire));
  return Object.fromEntries(
    [...info.url.searchParams].filter(([name]) => !loose || declared.has(name)),
  );
}

function readFields(
  operation: Operation,
  level: Level,
  rawBody: Body,
  problems: Problem[],
): Record<string, unknown> | undefined {
  if (operation.body === null) return undefined;
  if (rawBody === undefined) {
    if (!operation.bodyOptional) problems.push({ field: "body", problem: "must be defined" });
    return {};
  }
  if (
    typeof rawBody !== "object" ||
    rawBody === null ||
    Array.isArray(rawBody) ||
    rawBody instanceof Uint8Array
  ) {
    if (!operation.openBody || !operation.bodyOptional)
      problems.push({ field: "body", problem: "must be an object" });
    return {};
  }
  const declared = new Set(Object.values(operation.body).map(({ wire }) => wire));
  const sent = Object.entries(rawBody).filter(
    ([name]) => !operation.openBody || declared.has(name),
  );
  const read = decodeInput(operation.body, level, Object.fromEntries(sent));
  problems.push(
    ...read.problems.map(({ field, problem }) => ({ field: `body.${field}`, problem })),
  );
  return read.input;
}
