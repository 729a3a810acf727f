import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * The runtime that `next start` runs an edge middleware in. It has the web's globals and none of
 * Node's.
 */
interface EdgeRuntime {
  evaluate(code: string): unknown;
  dispatchFetch(
    url: string,
    init?: RequestInit,
  ): Promise<Response & { waitUntil(): Promise<unknown> }>;
}

interface EdgeRuntimeModule {
  readonly EdgeRuntime: new (options: {
    extend(context: Record<string, unknown>): Record<string, unknown>;
    initialCode: string;
  }) => EdgeRuntime;
}

/** Names that Next's bundler warns of in a middleware, since the edge has no such thing. */
export const { EDGE_UNSUPPORTED_NODE_APIS: NOT_ON_THE_EDGE } =
  require("next/dist/shared/lib/constants") as {
    readonly EDGE_UNSUPPORTED_NODE_APIS: readonly string[];
  };

/**
 * Bundles code with the kit as an edge bundler does, and throws if it imports a module of
 * Node's. What is `external` stays an import; without `treeShaking` there is all that a bundler
 * looks at, used or not.
 */
export async function bundleForEdge(
  code: string,
  { external = [], treeShaking = true }: { external?: string[]; treeShaking?: boolean } = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: at("."), loader: "ts" },
    bundle: true,
    // What forgets cached pages is for actions: a middleware never gets there, and only Next itself
    // can bundle it.
    external: ["next/cache.js", ...external],
    treeShaking,
    write: false,
    format: "iife",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["edge-light", "worker", "react-server", "module"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.NEXT_RUNTIME": '"edge"',
      __dirname: '"/"',
    },
    alias: {
      "@stackkit/next/server": at("src/server.ts"),
      "@stackkit/next/proxy": at("src/proxy.ts"),
      "#environment": at("src/environment/react-server.ts"),
      "#rendering": at("src/environment/rendering/react-server.ts"),
      "server-only": at("node_modules/server-only/empty.js"),
    },
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx" } },
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** Starts a bundle that answers `fetch` events. `variables` are all that it sees of the process. */
export function startEdge(
  initialCode: string,
  variables: Readonly<Record<string, string>>,
): EdgeRuntime {
  const { EdgeRuntime } = require("next/dist/compiled/edge-runtime") as EdgeRuntimeModule;
  return new EdgeRuntime({
    initialCode,
    extend: (context) => Object.assign(context, { process: { env: variables } }),
  });
}
