import { meta, VERSION } from "@stackkit/next/protocol/internal";
import { PlainError } from "../core/plain-error.js";
import { defineRoute } from "../http/route.js";
import { findProject } from "./projects.js";

const greeting = (lines: readonly string[]): string =>
  [
    "This is the StackKit service. Its protocol is described in the documentation.",
    "",
    ...lines,
  ].join("\n");

/** `-1` if `a` is older than `b`; `undefined` if either is not a version. */
function compareVersions(a: string, b: string): number | undefined {
  const parse = (text: string) =>
    /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(text)?.slice(1, 4).map(Number);
  const [left, right] = [parse(a), parse(b)];
  if (!left || !right) return undefined;
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0));
}

/** The API's root, its public keys and the check of a client's version. */
export const metaRoutes = [
  defineRoute(meta.root, ({ caller }) =>
    greeting([
      "Authentication: " +
        `${caller.level === undefined ? "None" : caller.level.charAt(0).toUpperCase() + caller.level.slice(1)}`,
      ...(caller.project ? [`  Project: ${caller.project.id}`] : []),
      ...(caller.userId === undefined ? [] : [`  User: ${caller.userId}`]),
    ]),
  ),

  defineRoute(meta.jwks, async ({ context, params }) => {
    if (!(await findProject(context.db, params.project_id)))
      throw new PlainError(404, "There is no such project.");
    const keys = await context.tokens.publicKeys(params.project_id);
    return { keys: keys as { kty: string }[] };
  }),

  defineRoute(meta.checkFeatureSupport, ({ body }) => {
    const name = body.featureName ?? body.name;
    return (
      `${typeof name === "string" && name.length <= 100 ? `The feature "${name}"` : "This feature"} ` +
      "is not supported by this version of the service. A newer version may."
    );
  }),

  defineRoute(meta.checkVersion, ({ body }) => {
    const order = compareVersions(body.clientVersion, VERSION);
    if (order !== undefined && order >= 0)
      return { upToDate: true, error: undefined, severe: undefined };
    const severe =
      order === undefined ||
      body.clientVersion.split(".").slice(0, 2).join(".") !==
        VERSION.split(".").slice(0, 2).join(".");
    return {
      upToDate: false,
      error:
        `The kit's version ${body.clientVersion.slice(0, 40)} is older than ${VERSION}. ` +
        "Please update.",
      severe,
    };
  }),
];
