import {
  projectPermissionDefinitions,
  teamPermissionDefinitions,
} from "@stackkit/next/protocol/internal";
import type { Scope } from "../db/tables/teams.js";
import { transact } from "../db/transact.js";
import { defineRoute, type Route } from "../http/route.js";
import { deleteDefinition, insertDefinition, updateDefinition } from "./change-definitions.js";
import { listDefinitions } from "./definitions.js";

const routesOf = (
  scope: Scope,
  operations: typeof teamPermissionDefinitions | typeof projectPermissionDefinitions,
): Route[] => [
  defineRoute(operations.list, ({ context, project }) =>
    listDefinitions(context.db, project.id, scope),
  ),

  defineRoute(operations.create, ({ context, project, body }) =>
    transact(context, (tx) => insertDefinition(tx, project.id, scope, body, context.clock.now())),
  ),

  defineRoute(operations.update, ({ context, project, params, body }) =>
    transact(context, (tx) => updateDefinition(tx, project.id, scope, params.permission_id, body)),
  ),

  defineRoute(operations.delete, ({ context, project, params }) =>
    transact(context, (tx) => deleteDefinition(tx, project.id, scope, params.permission_id)),
  ),
];

export const permissionDefinitionRoutes = [
  ...routesOf("team", teamPermissionDefinitions),
  ...routesOf("project", projectPermissionDefinitions),
];
