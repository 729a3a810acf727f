import { posix } from "node:path";
import { operations, type RecordType, type Shape } from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { findCycles } from "./architecture/cycles.js";
import {
  KIT_ENTRY_POINTS,
  KIT_LAYERS,
  KIT_LOADED_ON_DEMAND,
  KIT_SOLE_USERS,
  type Layer,
  MAX_LINES,
  MAX_SCREEN_LINES,
  MAX_TEST_LINES,
  SERVICE_ENTRY_POINTS,
  SERVICE_LAYERS,
  SERVICE_MAY_IMPORT_OF_THE_KIT,
  SERVICE_SOLE_USERS,
  TABLES,
  VAGUE_NAMES,
} from "./architecture/layers.js";
import {
  clockReadingsOf,
  cookieReadingsOf,
  environmentReadingsOf,
  type Found,
  importsOf,
  lineCount,
  parseSource,
  type Source,
  sourcesUnder,
  starExportsOf,
  stringsOf,
  usesOfGlobal,
} from "./architecture/source.js";

const kit = sourcesUnder("src");
const service = sourcesUnder("service/src");
const elsewhere = ["example-app", "tests", "e2e"].flatMap(sourcesUnder);

const format = ({ place, name }: Found): string => `${place} ${name}`;

/**
 * The layer of a kit file: its top folder under `src`, or the file itself if it is an entry point.
 */
const kitLayerOf = (path: string): string => path.slice("src/".length).split("/")[0] ?? "";

const targetOf = (source: Source, specifier: string): string =>
  posix.join(posix.dirname(source.path), specifier);

const matches = (specifier: string, packages: readonly string[]): boolean =>
  packages.some((name) => specifier === name || (/[/:]$/.test(name) && specifier.startsWith(name)));

/** Imports of a kit file that its layer does not allow. */
function kitViolations(source: Source): string[] {
  const here = kitLayerOf(source.path);
  const allowed: Layer | undefined = KIT_LAYERS[here] ?? KIT_ENTRY_POINTS[here];
  if (!allowed) return [`${source.path} is in no layer`];
  return importsOf(source)
    .filter(({ name }) => {
      if (name === "#environment" || name === "#rendering")
        return here !== "environment" && !allowed.layers.includes("environment");
      if (!name.startsWith(".")) return !matches(name, allowed.packages);
      if (here === "environment" && targetOf(source, name) === KIT_LOADED_ON_DEMAND) return false;
      const there = kitLayerOf(targetOf(source, name));
      return there !== here && !allowed.layers.includes(there);
    })
    .map(format);
}

/** The folder of a service file, or the name of an entry point. */
const serviceLayerOf = (path: string): string =>
  path.slice("service/src/".length).split("/")[0] ?? "";

const positionOf = (layer: string): number =>
  Object.keys(SERVICE_LAYERS).indexOf(SERVICE_ENTRY_POINTS[layer] ?? layer);

/** Imports of a service file that reach a later layer, and those of the kit but the protocol. */
function serviceViolations(source: Source): string[] {
  const here = serviceLayerOf(source.path);
  if (positionOf(here) < 0) return [`${source.path} is in no layer`];
  return importsOf(source)
    .filter(({ name }) => {
      if (name.startsWith("@stackkit/")) return !matches(name, SERVICE_MAY_IMPORT_OF_THE_KIT);
      if (!name.startsWith(".")) return false;
      const there = serviceLayerOf(targetOf(source, name));
      const isBeside = here === "commands" && there === "next";
      return isBeside || positionOf(there) > positionOf(here);
    })
    .map(format);
}

/** Uses in files other than the ones that alone may have them. */
const outside = (
  sources: readonly Source[],
  root: string,
  allowed: readonly string[],
  find: (source: Source) => Found[],
): string[] =>
  sources
    .filter(({ path }) => !allowed.includes(path.slice(root.length + 1)))
    .flatMap((source) => find(source).map(format));

/**
 * Wire names that cannot be mistaken for English words or other names: those with an underscore.
 */
function wireNames(): Set<string> {
  const names = new Set<string>();
  const add = (wire: string): unknown => wire.includes("_") && names.add(wire);
  const ofShape = (shape: Shape | null) => Object.values(shape ?? {}).map(({ wire }) => add(wire));
  const ofRecord = ({ columns }: RecordType): unknown =>
    Object.values(columns).map(({ wire, nested }) => [add(wire), nested && ofRecord(nested)]);
  for (const operation of Object.values(operations).flatMap((group) => Object.values(group))) {
    ofShape(operation.query);
    ofShape(operation.body);
    ofRecord(operation.returns.record);
  }
  return names;
}

describe("the layers of the kit", () => {
  it("import only what their layer allows", () => {
    expect(kit.flatMap(kitViolations)).toEqual([]);
  });

  it("reports a forbidden import with its file and line", () => {
    const violation = parseSource(
      "src/cache/query.ts",
      'import { send } from "../transport/send.js";\nconst jose = import("jose");\n',
    );
    expect(kitViolations(violation)).toEqual([
      "src/cache/query.ts:1 ../transport/send.js",
      "src/cache/query.ts:2 jose",
    ]);
  });

  it("calls fetch in one file only", () => {
    expect(
      outside(kit, "src", KIT_SOLE_USERS.fetch, (source) => usesOfGlobal(source, "fetch")),
    ).toEqual([]);
  });

  it("finds every form of a call of the global fetch, but not a fetch that was passed in", () => {
    const uses = (code: string) =>
      usesOfGlobal(parseSource("src/app/app.ts", code), "fetch").length;
    expect([
      uses("fetch(url)"),
      uses("globalThis.fetch(url)"),
      uses("const send = { fetch };"),
      uses("call(options.fetch ?? fetch)"),
    ]).toEqual([1, 1, 1, 1]);
    expect([
      uses("options.fetch(url)"),
      uses("const go = ({ fetch }: Options) => fetch(url);"),
      uses("interface Query { fetch(): void }"),
      uses("type Send = typeof globalThis.fetch;"),
    ]).toEqual([0, 0, 0, 0]);
  });

  it("reads the clock in one file only", () => {
    expect(outside(kit, "src", KIT_SOLE_USERS.clock, clockReadingsOf)).toEqual([]);
  });

  it("reads the environment in one file, and constants of the bundler in two more", () => {
    expect(outside(kit, "src", KIT_SOLE_USERS.environment, environmentReadingsOf)).toEqual([]);
  });

  it("reads cookies in the cookie jars only", () => {
    expect(outside(kit, "src", KIT_SOLE_USERS.cookies, cookieReadingsOf)).toEqual([]);
  });

  it("has wire names in the protocol only", () => {
    const names = wireNames();
    expect(names).toContain("display_name");
    expect(
      kit
        .filter(({ path }) => !path.startsWith("src/protocol/"))
        .flatMap((source) =>
          stringsOf(source)
            .filter(({ name }) => names.has(name))
            .map(format),
        ),
    ).toEqual([]);
  });

  it("imports zod as zod/mini", () => {
    expect(
      kit.flatMap((source) =>
        importsOf(source)
          .filter(({ name }) => /^zod(\/(?!mini$)|$)/.test(name))
          .map(format),
      ),
    ).toEqual([]);
  });

  it("has no star exports", () => {
    expect([...kit, ...service].flatMap((source) => starExportsOf(source).map(format))).toEqual([]);
  });
});

describe("the layers of the service", () => {
  it("import only what stands before them, types too, and of the kit only the protocol", () => {
    expect(service.flatMap(serviceViolations)).toEqual([]);
  });

  it("all exist", () => {
    const folders = new Set(service.map(({ path }) => serviceLayerOf(path)));
    expect(
      [...Object.keys(SERVICE_LAYERS), ...Object.keys(SERVICE_ENTRY_POINTS)].toSorted(),
    ).toEqual([...folders].toSorted());
  });

  it("report an import of a later layer with its file and line, a type too", () => {
    const violation = parseSource(
      "service/src/db/open.ts",
      'import type { Mail } from "../mail/outbox.js";\n' +
        'import { now } from "../core/clock.js";\n' +
        'import { Access } from "@stackkit/next";\n',
    );
    expect(serviceViolations(violation)).toEqual([
      "service/src/db/open.ts:1 ../mail/outbox.js",
      "service/src/db/open.ts:3 @stackkit/next",
    ]);
  });

  it("reads the clock in one file only", () => {
    expect(outside(service, "service/src", SERVICE_SOLE_USERS.clock, clockReadingsOf)).toEqual([]);
  });

  it("reads the environment in one file only", () => {
    expect(
      outside(service, "service/src", SERVICE_SOLE_USERS.environment, environmentReadingsOf),
    ).toEqual([]);
  });
});

describe("the example app", () => {
  it("imports the public entry points of the kit, and never the service", () => {
    const entryPoints =
      /^@stackkit\/next(\/(server|admin|protocol|handler|proxy|testing(\/(playwright|react))?|styles\.css))?$/;
    const forbidden = sourcesUnder("example-app").flatMap((source) =>
      importsOf(source)
        .filter(({ name }) => /^@stackkit\//.test(name) && !entryPoints.test(name))
        .map(format),
    );
    expect(forbidden).toEqual([]);
  });
});

describe("import cycles", () => {
  it("do not exist, type-only imports included", () => {
    expect(findCycles([...kit, ...service])).toEqual([]);
  });

  it("are found, type-only ones too", () => {
    const planted = [
      parseSource("src/cache/a.ts", 'import type { B } from "./b.js";\n'),
      parseSource("src/cache/b.ts", 'export { c } from "./c.js";\n'),
      parseSource("src/cache/c.tsx", 'const a = import("./a.js");\n'),
      parseSource("src/cache/d.ts", 'import "./a.js";\n'),
    ];
    expect(findCycles(planted)).toEqual([["src/cache/a.ts", "src/cache/b.ts", "src/cache/c.tsx"]]);
  });
});

describe("every file", () => {
  it(`has at most ${MAX_LINES} lines, a screen ${MAX_SCREEN_LINES}, a test ${MAX_TEST_LINES}; tables may grow`, () => {
    const limit = (path: string): number =>
      /^src\/screens\//.test(path)
        ? MAX_SCREEN_LINES
        : /\.(test|spec)\.tsx?$/.test(path)
          ? MAX_TEST_LINES
          : MAX_LINES;
    const long = [...kit, ...service, ...elsewhere].filter(
      (source) =>
        !TABLES.some((table) => table.test(source.path)) && lineCount(source) > limit(source.path),
    );
    expect(long.map((source) => `${source.path} has ${lineCount(source)} lines`)).toEqual([]);
  });

  it("has no vague name", () => {
    const named = [...kit, ...service, ...elsewhere].map(({ path }) => path);
    expect(
      named.filter((path) =>
        path.split("/").some((part) => VAGUE_NAMES.includes(part.replace(/\..*$/, ""))),
      ),
    ).toEqual([]);
  });
});
