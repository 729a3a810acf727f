import type { Field, Shape } from "@stackkit/next/protocol/internal";
import * as z from "zod/mini";
import { type Role, roleReaches } from "../administrators.js";
import { AGENT_OPERATIONS, type AgentOperation, type Scope } from "./scopes.js";

/** Where the value of an argument goes. */
export interface Arguments {
  readonly params: readonly string[];
  readonly query: Shape;
  readonly body: Shape;
}

/** The inputs of an operation, which are the arguments of its tool by their names on the wire. */
export const argumentsOf = ({ operation }: AgentOperation): Arguments => ({
  params: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string),
  query: operation.query,
  body: operation.body ?? {},
});

/** The argument of every tool that changes something. */
export const DRY_RUN = "dry_run";

const ANSWERS = {
  one: "Answers one record.",
  list: "Answers a list of records.",
  page: "Answers a page of records, with the cursor of the next.",
  success: "Answers that it is done.",
  text: "Answers text.",
  redirect: "Answers an address.",
} as const;

/** The tools that a key may call, by its scopes and its administrator's role at present. */
export const toolsFor = (scopes: readonly Scope[], role: Role) =>
  [...AGENT_OPERATIONS.values()]
    .filter(({ scope, rule }) => scopes.includes(scope) && isWithin(role, rule))
    .map(describe);

const isWithin = (role: Role, { role: needed, fresh }: AgentOperation["rule"]): boolean =>
  fresh !== true && (typeof needed === "function" || roleReaches(role, needed));

function describe(tool: AgentOperation) {
  const { name, operation, isRead } = tool;
  const { method, path, returns } = operation;
  const dryRun = isRead
    ? ""
    : ` With ${DRY_RUN}, inputs and rights are checked and nothing changes.`;
  return {
    name,
    title: name.replaceAll("_", " "),
    description: `${method} ${path}. ${ANSWERS[returns.form]}${dryRun}`,
    inputSchema: schemaOf(tool),
    annotations: {
      readOnlyHint: isRead,
      destructiveHint: method === "DELETE",
      idempotentHint: method !== "POST" || isRead,
      openWorldHint: false,
    },
  };
}

function schemaOf(tool: AgentOperation) {
  const { params, query, body } = argumentsOf(tool);
  const fields = [...Object.values(query), ...Object.values(body)];
  const properties: Record<string, unknown> = {};
  for (const name of params) properties[name] = { type: "string" };
  for (const field of fields) properties[field.wire] = fieldSchema(field);
  if (!tool.isRead) properties[DRY_RUN] = { type: "boolean" };
  const required = [...params, ...fields.filter((one) => one.required).map(({ wire }) => wire)];
  return { type: "object", properties, required, additionalProperties: false };
}

function fieldSchema({ schema }: Field): unknown {
  const { $schema: _, ...shown } = z.toJSONSchema(schema as z.ZodMiniType, {
    io: "input",
    unrepresentable: "any",
  });
  return shown;
}
