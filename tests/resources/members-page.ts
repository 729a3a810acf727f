import { LEVELS, type Level } from "@stackkit/next/protocol";
import { type ByLevel, EARLIER, LEFT_OUT, MEMBERS, type ObjectName } from "./members.js";
import type { Objects } from "./objects.js";

/** Parts of an app that only the kit itself, its tools and its tests use. */
const OWN_USE = new Set([
  "core",
  "settings",
  "load",
  "source",
  "once",
  "userOf",
  "setAskForTotp",
  "serializeUser",
]);

/** Every public member of an object, those of its class too. */
export function membersIn(object: object): string[] {
  const names = new Set<string>();
  for (
    let part = object;
    part !== Object.prototype && part !== null;
    part = Object.getPrototypeOf(part) as object
  )
    for (const name of Object.getOwnPropertyNames(part)) names.add(name);
  names.delete("constructor");
  const isOwnUse = (name: string) =>
    OWN_USE.has(name) && typeof Reflect.get(object, name) !== "string";
  return [...names].filter((name) => !isOwnUse(name)).toSorted();
}

const INTRO = `# Members, by level

Which member of which object is there for whom: \`client\` in a \`StackClientApp\`, \`server\` in a \`StackServerApp\`, \`admin\` in a
\`StackAdminApp\`. Members in *italics* are this kit's own; all others are those of \`@stackframe/stack\` 2.8.1. Made from the objects
themselves by \`npx vitest run --project node tests/resources/members.test.ts -u\`.
`;

/** The page of the docs: one table for each kind of object. */
export function membersPage(objects: Readonly<Record<Level, Objects>>): string {
  const sections = (Object.keys(MEMBERS) as ObjectName[]).map((object) => section(object, objects));
  const notes = Object.entries(LEFT_OUT).map(
    ([name, { levels, why }]) => `- \`${name}\` is left out for ${levels.join(" and ")}. ${why}`,
  );
  const earlier = Object.entries(EARLIER).map(
    ([name, why]) => `- \`${name}\` is there earlier. ${why}`,
  );
  return [INTRO, ...sections, `## Differences\n\n${[...notes, ...earlier].join("\n")}\n`].join(
    "\n",
  );
}

function section(object: ObjectName, objects: Readonly<Record<Level, Objects>>): string {
  const levels = LEVELS.filter((level) => objects[level][object] !== undefined);
  const seen = levels.map((level) => membersIn(objects[level][object] as object));
  const listed = Object.values(MEMBERS[object] as ByLevel).flat();
  const own = [...new Set(seen.flat())].filter((name) => !listed.includes(name)).toSorted();
  const row = (name: string, shown: string) =>
    `| ${shown} | ${seen.map((names) => (names.includes(name) ? "yes" : "")).join(" | ")} |`;
  return [
    `## ${object[0]?.toUpperCase()}${object.slice(1)}\n`,
    `| Member | ${levels.join(" | ")} |`,
    `|---|${levels.map(() => "---|").join("")}`,
    ...[...new Set(listed)].map((name) => row(name, `\`${name}\``)),
    ...own.map((name) => row(name, `*\`${name}\`*`)),
    "",
  ].join("\n");
}
