import { LEVELS, type Level } from "@stackkit/next/protocol";
import { beforeAll, describe, expect, it } from "vitest";
import { UNKNOWN_ID } from "../support/people.js";
import { type ByLevel, EARLIER, LEFT_OUT, MEMBERS, type ObjectName } from "./members.js";
import { membersIn, membersPage } from "./members-page.js";
import { collectObjects, type Objects } from "./objects.js";

let objects: Readonly<Record<Level, Objects>>;
beforeAll(async () => {
  objects = await collectObjects();
});

const LISTED = Object.entries(MEMBERS) as [ObjectName, ByLevel][];
const isLeftOut = (object: string, name: string, level: Level): boolean =>
  LEFT_OUT[`${object}.${name}`]?.levels.includes(level) ?? false;

describe("the members of every object", () => {
  it("are all there, from the level on that the list names", () => {
    const missing = LISTED.flatMap(([object, byLevel]) =>
      Object.entries(byLevel).flatMap(([from, names]) =>
        LEVELS.slice(LEVELS.indexOf(from as Level)).flatMap((level) => {
          const real = objects[level][object];
          if (real === undefined) return [];
          const there = membersIn(real);
          return names
            .filter((name) => !there.includes(name) && !isLeftOut(object, name, level))
            .map((name) => `${level}: ${object}.${name}`);
        }),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("are looked at on a real object of each kind, at each level that the list names", () => {
    const unseen = LISTED.flatMap(([object, byLevel]) =>
      Object.keys(byLevel)
        .filter((level) => objects[level as Level][object] === undefined)
        .map((level) => `${level}: ${object}`),
    );
    expect(unseen).toEqual([]);
  });

  it("are not there below that level", () => {
    const leaked = LISTED.flatMap(([object, byLevel]) =>
      Object.entries(byLevel).flatMap(([from, names]) =>
        LEVELS.slice(0, LEVELS.indexOf(from as Level)).flatMap((level) =>
          names
            .filter(
              (name) =>
                !(`${object}.${name}` in EARLIER) &&
                membersIn(objects[level][object] ?? {}).includes(name),
            )
            .map((name) => `${level}: ${object}.${name}`),
        ),
      ),
    );
    expect(leaked).toEqual([]);
  });

  it("are what the page in the docs says; run with -u to write it anew", async () => {
    await expect(membersPage(objects)).toMatchFileSnapshot("../../docs/reference/members.md");
  });
});

/** A second name of a hook. */
const ALIASES: Readonly<Record<string, string>> = { useUserById: "useUser" };

type Hook = (...args: unknown[]) => unknown;
const isHook = (name: string): boolean => /^use[A-Z]/.test(name);

describe("every hook", () => {
  it("says outside of components which function to await there, and that one exists", () => {
    const wrong: string[] = [];
    for (const level of LEVELS) {
      for (const [object, real] of Object.entries(objects[level])) {
        const names = membersIn(real);
        for (const hook of names.filter((name) => isHook(name) && name !== "useNavigate")) {
          const message = messageOf(() =>
            (Reflect.get(real, hook) as Hook).apply(real, [{ id: UNKNOWN_ID }, "id"]),
          );
          const [, said, twin] =
            /^(\w+)\(\) is a hook.*Write "await (\w+)\(\)"/.exec(message) ?? [];
          if (said !== (ALIASES[hook] ?? hook) || !names.includes(twin ?? ""))
            wrong.push(`${level}: ${object}.${hook}: ${message}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

function messageOf(run: () => unknown): string {
  try {
    return `did not throw: ${String(run())}`;
  } catch (error) {
    return (error as Error).message;
  }
}
