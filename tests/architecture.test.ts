import { posix } from "node:path";
import { operations, type RecordType, type Shape } from "@stackkit/next/protocol";
import { describe, expect, it } from "vitest";
import {
  KIT_DOORS,
  KIT_ROOMS,
  KIT_SOLE_USERS,
  LINES_AT_MOST,
  NO_NAMES,
  type Room,
  SCREEN_LINES_AT_MOST,
  SERVICE_MAY_IMPORT_OF_THE_KIT,
  SERVICE_ROOMS,
  SERVICE_SOLE_USERS,
  TABLES,
  TEST_LINES_AT_MOST,
} from "./architecture/rooms.js";
import {
  clockReadingsOf,
  cookieReadingsOf,
  environmentReadingsOf,
  type Found,
  importsOf,
  lineCount,
  parseSource,
  runningImportsOf,
  type Source,
  sourcesUnder,
  starExportsOf,
  stringsOf,
  usesOfGlobal,
} from "./architecture/source.js";

const kit = sourcesUnder("src");
const service = sourcesUnder("service/src");
const elsewhere = ["example-app", "tests", "e2e"].flatMap(sourcesUnder);

const shown = ({ place, name }: Found): string => `${place} ${name}`;

/** The room of a file: the folder under the root, or the file itself where it stands beside the rooms. */
const roomOf = (path: string, root: string): string =>
  path.slice(root.length + 1).split("/")[0] ?? "";

const targetOf = (source: Source, specifier: string): string =>
  posix.join(posix.dirname(source.path), specifier);

const matches = (specifier: string, packages: readonly string[]): boolean =>
  packages.some((name) => specifier === name || (/[/:]$/.test(name) && specifier.startsWith(name)));

/** Imports of a file of the kit that its room does not allow. */
function kitBreaches(source: Source): string[] {
  const here = roomOf(source.path, "src");
  const allowed: Room | undefined = KIT_ROOMS[here] ?? KIT_DOORS[here];
  if (!allowed) return [`${source.path} stands in no room of the plan`];
  return importsOf(source)
    .filter(({ name }) => {
      if (name === "#environment" || name === "#rendering")
        return here !== "environment" && !allowed.rooms.includes("environment");
      if (!name.startsWith(".")) return !matches(name, allowed.packages);
      const there = roomOf(targetOf(source, name), "src");
      return there !== here && !allowed.rooms.includes(there);
    })
    .map(shown);
}

/** The service's room of a path: the innermost one that the plan names, or `undefined` for the files beside the rooms. */
function serviceRoomOf(path: string): string | undefined {
  const folders = path.slice("service/src/".length).split("/").slice(0, -1);
  const [outer] = folders;
  const inner = folders.slice(0, 2).join("/");
  return inner in SERVICE_ROOMS ? inner : outer;
}

/** Imports of a file of the service that its room does not allow. */
function serviceBreaches(source: Source): string[] {
  const here = serviceRoomOf(source.path);
  const allowed = here === undefined ? undefined : SERVICE_ROOMS[here];
  if (here !== undefined && !allowed) return [`${source.path} stands in no room of the plan`];
  const ofTheKit = importsOf(source).filter(
    ({ name }) => name.startsWith("@stackkit/") && !matches(name, SERVICE_MAY_IMPORT_OF_THE_KIT),
  );
  const ofOtherRooms = runningImportsOf(source).filter(({ name }) => {
    const there = name.startsWith(".") ? serviceRoomOf(targetOf(source, name)) : undefined;
    return allowed && there !== undefined && there !== here && !allowed.includes(there);
  });
  return [...ofTheKit, ...ofOtherRooms].map(shown);
}

/** What stands in other files than the ones that alone may do it. */
const outside = (
  sources: readonly Source[],
  root: string,
  allowed: readonly string[],
  find: (source: Source) => Found[],
): string[] =>
  sources
    .filter(({ path }) => !allowed.includes(path.slice(root.length + 1)))
    .flatMap((source) => find(source).map(shown));

/** Wire names that no English sentence and no other name is by chance: those with an underscore. */
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

describe("the rooms of the kit", () => {
  it("look only into the rooms and packages that the plan lets them", () => {
    expect(kit.flatMap(kitBreaches)).toEqual([]);
  });

  it("a look into a forbidden room is told with its file and line", () => {
    const breach = parseSource(
      "src/cache/query.ts",
      'import { send } from "../transport/send.js";\nconst jose = import("jose");\n',
    );
    expect(kitBreaches(breach)).toEqual([
      "src/cache/query.ts:1 ../transport/send.js",
      "src/cache/query.ts:2 jose",
    ]);
  });

  it("only one file calls fetch", () => {
    expect(
      outside(kit, "src", KIT_SOLE_USERS.fetch, (source) => usesOfGlobal(source, "fetch")),
    ).toEqual([]);
  });

  it("a call of fetch is seen in each of its forms, and a fetch that was given is not one", () => {
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

  it("only one file knows the clock", () => {
    expect(outside(kit, "src", KIT_SOLE_USERS.clock, clockReadingsOf)).toEqual([]);
  });

  it("only one file reads the environment, the secret keys with it, and two look at constants of the bundler's", () => {
    expect(outside(kit, "src", KIT_SOLE_USERS.environment, environmentReadingsOf)).toEqual([]);
  });

  it("only the cookie jars reach for cookies", () => {
    expect(outside(kit, "src", KIT_SOLE_USERS.cookies, cookieReadingsOf)).toEqual([]);
  });

  it("no wire name is typed outside the protocol", () => {
    const names = wireNames();
    expect(names).toContain("display_name");
    expect(
      kit
        .filter(({ path }) => !path.startsWith("src/protocol/"))
        .flatMap((source) =>
          stringsOf(source)
            .filter(({ name }) => names.has(name))
            .map(shown),
        ),
    ).toEqual([]);
  });

  it("zod is imported as zod/mini", () => {
    expect(
      kit.flatMap((source) =>
        importsOf(source)
          .filter(({ name }) => /^zod(\/(?!mini$)|$)/.test(name))
          .map(shown),
      ),
    ).toEqual([]);
  });

  it("nothing is handed on by a star", () => {
    expect([...kit, ...service].flatMap((source) => starExportsOf(source).map(shown))).toEqual([]);
  });
});

describe("the rooms of the service", () => {
  it("look only into the rooms that the plan lets them, and of the kit only into the protocol", () => {
    expect(service.flatMap(serviceBreaches)).toEqual([]);
  });

  it("a look into a forbidden room is told with its file and line, a look at a type is not one", () => {
    const breach = parseSource(
      "service/src/db/open.ts",
      'import type { Mail } from "../mail/mail.js";\nimport { listen } from "../routes/users.js";\nimport { Access } from "@stackkit/next";\n',
    );
    expect(serviceBreaches(breach)).toEqual([
      "service/src/db/open.ts:3 @stackkit/next",
      "service/src/db/open.ts:2 ../routes/users.js",
    ]);
  });

  it("only one file knows the clock", () => {
    expect(outside(service, "service/src", SERVICE_SOLE_USERS.clock, clockReadingsOf)).toEqual([]);
  });

  it("only one file reads the environment", () => {
    expect(
      outside(service, "service/src", SERVICE_SOLE_USERS.environment, environmentReadingsOf),
    ).toEqual([]);
  });
});

describe("the example app", () => {
  it("uses the kit through its public doors, and never the service", () => {
    const doors = /^@stackkit\/next(\/(server|admin|protocol|handler|proxy|testing|styles\.css))?$/;
    const reached = sourcesUnder("example-app").flatMap((source) =>
      importsOf(source)
        .filter(({ name }) => /^@stackkit\//.test(name) && !doors.test(name))
        .map(shown),
    );
    expect(reached).toEqual([]);
  });
});

describe("every file", () => {
  it(`has at most ${LINES_AT_MOST} lines, a screen ${SCREEN_LINES_AT_MOST}, a test ${TEST_LINES_AT_MOST}; tables may grow`, () => {
    const limit = (path: string): number =>
      /^src\/screens\//.test(path)
        ? SCREEN_LINES_AT_MOST
        : /\.(test|spec)\.tsx?$/.test(path)
          ? TEST_LINES_AT_MOST
          : LINES_AT_MOST;
    const long = [...kit, ...service, ...elsewhere].filter(
      (source) =>
        !TABLES.some((table) => table.test(source.path)) && lineCount(source) > limit(source.path),
    );
    expect(long.map((source) => `${source.path} has ${lineCount(source)} lines`)).toEqual([]);
  });

  it("has a name that says what is in it", () => {
    const named = [...kit, ...service, ...elsewhere].map(({ path }) => path);
    expect(
      named.filter((path) =>
        path.split("/").some((part) => NO_NAMES.includes(part.replace(/\..*$/, ""))),
      ),
    ).toEqual([]);
  });
});
