import { fillPath, HEADERS, OTHER_HEADER_NAMES } from "@stackkit/next/protocol/internal";
import { type Access, handleOperation } from "../../api/handle-operation.js";
import { PlainError } from "../../core/plain-error.js";
import { json } from "../../core/response-parts.js";
import type { Project } from "../../db/tables/project-config.js";
import type { Bindings } from "../../http/bindings.js";
import { NO_ONE } from "../../http/caller.js";
import type { Context } from "../../http/context.js";
import { RequestInfo } from "../../http/request-info.js";
import type { Route } from "../../http/route.js";
import type { Role } from "../administrators.js";
import { requireRole } from "../enter.js";
import { countCall, isGrave, roleOf } from "../rules.js";
import { withoutSecrets } from "../without-secrets.js";
import type { AgentKey } from "./keys.js";
import { CODES, MessageError } from "./messages.js";
import type { AgentOperation } from "./scopes.js";
import { argumentsOf, DRY_RUN } from "./tools.js";

/** Bytes of an answer that an agent gets at most. */
const MAX_ANSWER_BYTES = 1_048_576;
/** Records of a page, unless the agent names another number. */
const PAGE = "50";

/** An agent whose key was checked. */
export interface Agent {
  readonly key: AgentKey;
  readonly project: Project;
  /** The present role of the administrator who made the key. */
  readonly role: Role;
}

/** The request that brought a call, and where its connection came from. */
export interface Origin {
  readonly request: Request;
  readonly bindings: Bindings;
}

/** A call of a tool as an operation. */
export interface SortedArguments {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly isDryRun: boolean;
}

/** Sorts arguments into path, query and body. Throws {@link MessageError}. */
export function sortArguments(
  tool: AgentOperation,
  { [DRY_RUN]: dryRun, ...sent }: Readonly<Record<string, unknown>>,
): SortedArguments {
  if (dryRun !== undefined && (tool.isRead || typeof dryRun !== "boolean"))
    throw badArguments(`${DRY_RUN} is a boolean of tools that change something.`);
  const { params, query, body } = argumentsOf(tool);
  const wires = (shape: typeof query) => Object.values(shape).map(({ wire }) => wire);
  const pick = (names: readonly string[]) =>
    Object.entries(sent).filter(([name, value]) => names.includes(name) && value !== undefined);
  const known = [...params, ...wires(query), ...wires(body)];
  const unknown = Object.keys(sent).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw badArguments(`${tool.name} has no argument ${unknown.slice(0, 100)}.`);
  const missing = params.find((name) => typeof sent[name] !== "string" || sent[name] === "");
  if (missing !== undefined) throw badArguments(`${tool.name} needs ${missing}.`);
  const texts = (names: readonly string[]) =>
    Object.fromEntries(pick(names).map(([name, value]) => [name, String(value)]));
  return {
    params: texts(params),
    query: { ...(wires(query).includes("limit") && { limit: PAGE }), ...texts(wires(query)) },
    body: tool.operation.body ? Object.fromEntries(pick(wires(body))) : undefined,
    isDryRun: dryRun === true,
  };
}

const badArguments = (words: string) => new MessageError(CODES.badParams, words);

/** Runs a tool in this process, with the rights of its agent. Resolves to JSON or text. */
export async function callTool(
  context: Context,
  { request: { headers, url }, bindings }: Origin,
  routes: readonly Route[],
  agent: Agent,
  tool: AgentOperation,
  sent: SortedArguments,
): Promise<string> {
  const { method, path } = tool.operation;
  const target = new URL(fillPath(path, sent.params), url);
  target.search = new URLSearchParams(sent.query).toString();
  const request = new Request(target, {
    method,
    headers: headersOf(headers, agent.project.id),
    ...(sent.body && { body: JSON.stringify(sent.body) }),
  });
  const answer = await handleOperation(
    context,
    new RequestInfo(request, bindings, context.settings),
    byAgent(agent, tool, sent),
    request,
    routes.filter(({ operation }) => operation === tool.operation),
    sent.params,
  );
  return withoutSecrets(
    answer instanceof Response ? await readBounded(answer) : (answer.body ?? ""),
  );
}

/** An agent has the console's rules, within its scopes and its administrator's role. */
const byAgent =
  ({ key, project, role }: Agent, tool: AgentOperation, sent: SortedArguments): Access =>
  async (context, info) => ({
    caller: { ...NO_ONE, level: "admin", project, actor: { type: "agent", id: key.id } },
    async authorize(_operation, inputs) {
      if (!key.scopes.includes(tool.scope))
        throw new PlainError(403, `This needs the scope ${tool.scope}, which the key lacks.`);
      requireRole(role, await roleOf(tool.rule, { ...inputs, context, project }));
      if (isGrave(tool.rule, { ...inputs, project }))
        throw new PlainError(
          403,
          "Agents cannot do this: it needs a fresh sign-in. Do it yourself.",
        );
      if (!sent.isDryRun) await countCall(context, info, tool.rule, key.created_by);
    },
    instead: sent.isDryRun
      ? () =>
          json({
            dry_run: true,
            operation: tool.name,
            would_send: { ...sent.params, ...sent.query, ...sent.body },
          })
      : undefined,
  });

const OWN_HEADERS: ReadonlySet<string> = new Set([
  ...["authorization", "content-length", "content-type", "cookie", "origin", "transfer-encoding"],
  ...Object.values(HEADERS),
  ...Object.values(OTHER_HEADER_NAMES),
]);

/** The headers of an operation: where the agent is, and nothing by which apps prove themselves. */
function headersOf(sent: Headers, projectId: string): Headers {
  const headers = new Headers([...sent].filter(([name]) => !OWN_HEADERS.has(name)));
  headers.set("content-type", "application/json");
  headers.set(HEADERS.projectId, projectId);
  return headers;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES)
      throw new PlainError(413, "The answer is too long for an agent: ask for less.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
