import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { startService } from "@stackkit/service";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { configurationFindings } from "../../service/src/commands/doctor/findings.js";
import type { readCommandLine } from "../../service/src/commands/options.js";
import type { USAGE } from "../../service/src/commands/usage.js";
import type { settingsOf } from "../../service/src/config/read-settings.js";
import type { returnAddress } from "../../src/app/navigation/return-address.js";
import type { loadGroup } from "../../src/messages/load-messages.js";
import type { decodeRecord, user } from "../../src/protocol/index.js";
import type { resolveUrls } from "../../src/protocol/urls.js";
import type { findRoute, screenOf } from "../../src/screens/pages/routes.js";
import { Copy } from "../support/copy.js";
import { UNKNOWN_ID } from "../support/people.js";
import { configuredProject, TestProject } from "../support/service.js";
import { PLANTS } from "./plants.js";

interface Added {
  readCommandLine: typeof readCommandLine;
  USAGE: typeof USAGE;
  configurationFindings: typeof configurationFindings;
  settingsOf: typeof settingsOf;
  startService: typeof startService;
  decodeRecord: typeof decodeRecord;
  user: typeof user;
  loadGroup: typeof loadGroup;
  returnAddress: typeof returnAddress;
  resolveUrls: typeof resolveUrls;
  findRoute: typeof findRoute;
  screenOf: typeof screenOf;
}

/** Two slow, busy cores compile the sources of kit and service. */
const PATIENCE_MILLIS = 300_000;

const LIST = readFileSync("CONTRIBUTING.md", "utf8")
  .split("## How to add things")[1]
  ?.split("\n## ")[0];
/** The items of the list: what is added, how many files that is, and where they are. */
const ITEMS = (LIST ?? "")
  .split(/^- /m)
  .slice(1)
  .map((item) => {
    const [, what = "", count, text = ""] =
      /^\*\*(.+?)\*\* \((\d+) files?\)([\s\S]*)/.exec(item) ?? [];
    const places = [...text.matchAll(/`([\w./-]+\/[\w./-]*)`/g)].map(([, place = ""]) => place);
    return { what, count: Number(count), places: places.filter((place) => place[0] !== "/") };
  });

let copy: Copy;
/** The files that each thing touches. */
const touched = new Map<string, readonly string[]>();
let generated: readonly string[];

beforeAll(() => {
  copy = new Copy();
  for (const [what, plant] of Object.entries(PLANTS)) {
    copy.touched.clear();
    plant(copy);
    touched.set(what, [...copy.touched]);
  }
  generated = copy.generate();
}, PATIENCE_MILLIS);
afterAll(() => copy[Symbol.dispose]());

describe("the list of how to add things", () => {
  it("has each thing once", () => {
    expect(ITEMS.map(({ what }) => what)).toEqual(Object.keys(PLANTS));
  });

  it.each(ITEMS)(
    "says how many files $what touches, and where they are",
    ({ what, count, places }) => {
      const files = touched.get(what) ?? [];
      expect(files).toHaveLength(count);
      expect(files.filter((file) => !places.some((place) => file.startsWith(place)))).toEqual([]);
      expect(places.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
    },
  );
});

describe("what was added", () => {
  it("is in all files that follow from the rows", () => {
    expect(generated.toSorted()).toEqual([
      "docs/guide/service.md",
      "service/src/config/setting-values.ts",
      "service/src/db/migrations/index.ts",
      "src/app/browser/page-redirect-names.ts",
      "src/app/navigation/page-redirects.ts",
      "src/app/navigation/return-pages.ts",
      "src/index.webpack.tsx",
      "src/messages/text-counts.ts",
      "src/next/handler/component-props.ts",
      "src/protocol/encoding/user-field-names.ts",
      "src/protocol/handler-pages.ts",
      "src/screens/components/component-registry.ts",
      "src/screens/pages/screen-components.ts",
    ]);
    expect(copy.read("docs/guide/service.md")).toContain(
      "| `--greeting` | `STACKKIT_GREETING` | `greeting` | What the service says first | `Hello` |",
    );
  });

  it(
    "is typed in the kit and the service",
    () => {
      const uses = `
        import { Help, KnownErrors, type CurrentServerUser, type CurrentUser, type StackClientApp, type UsageErrorCode } from "@stackkit/next";
        import { GREETING_LENGTH_AT_MOST } from "./src/protocol/limits/limits.js";
        import { useMessages } from "./src/messages/use-messages.js";
        import { startService } from "@stackkit/service";

        export async function use(app: StackClientApp<true>, user: CurrentUser, server: CurrentServerUser) {
          const motto: string | null = user.motto;
          await user.update({ motto: null });
          await server.update({ motto, memo: !server.memo });
          await app.redirectToHelp();
          const code: UsageErrorCode = "NO_GREETING";
          const hello: string = useMessages("signIn")("signIn.hello");
          const { team_id } = new KnownErrors.TeamIsShy({ team_id: hello }).details;
          const { greeting } = (await startService({ greeting: team_id })).context.settings;
          return [app.urls.help, code, Help, greeting.slice(GREETING_LENGTH_AT_MOST)];
        }
        // @ts-expect-error a browser does not see it
        export const memo = (user: CurrentUser) => user.memo;
        // @ts-expect-error a number is no motto
        export const wrong = (user: CurrentUser) => user.update({ motto: 1 });
      `;
      const files = new Set([...touched.values(), generated].flat());
      expect(copy.typeErrors(uses, [...files])).toBe("");
    },
    PATIENCE_MILLIS,
  );

  // Reading the comments of all names takes longer than the other tests together.
  const inFull = process.env.VERIFY === "full" ? it : undefined;
  inFull?.(
    "is in the reference",
    () => {
      copy.run("scripts/reference.mjs");
      const pages = readdirSync(join(copy.root, "docs/reference"), {
        recursive: true,
        encoding: "utf8",
      }).filter((name) => name.endsWith(".md"));
      const reference = pages.map((name) => copy.read(`docs/reference/${name}`)).join("\n");
      for (const text of ["`motto`", "What the user lives by.", "`redirectToHelp`", "NO_GREETING"])
        expect(reference).toContain(text);
    },
    PATIENCE_MILLIS,
  );

  it(
    "works",
    async () => {
      const added = await copy.load<Added>(`
        export { readCommandLine } from "./service/src/commands/options.js";
        export { USAGE } from "./service/src/commands/usage.js";
        export { configurationFindings } from "./service/src/commands/doctor/findings.js";
        export { settingsOf } from "./service/src/config/read-settings.js";
        export { startService } from "@stackkit/service";
        export { decodeRecord, user } from "@stackkit/next/protocol/internal";
        export { loadGroup } from "./src/messages/load-messages.js";
        export { returnAddress } from "./src/app/navigation/return-address.js";
        export { resolveUrls } from "./src/protocol/urls.js";
        export { findRoute, screenOf } from "./src/screens/pages/routes.js";
      `);

      // A screen.
      const urls = added.resolveUrls();
      expect(urls).toMatchObject({ help: "/handler/help" });
      expect(added.findRoute("help")).toEqual({ route: "help" });
      expect(added.screenOf("help" as "error").actions).toEqual(["signOut"]);
      const page = new URL("https://app.example.com/?after_auth_return_to=%2Fhandler%2Fhelp");
      const trust = { current: page, trustedOrigins: [] };
      expect(added.returnAddress(trust, urls)).toBe("/handler/help");

      // A text, which other languages show in English, and are said to lack.
      expect(await added.loadGroup("de", "signIn")).toMatchObject({ "signIn.hello": "Hello" });
      const lacking = copy.run("scripts/messages.mjs");
      for (const key of ["signIn.hello", "help.text", "errors.TEAM_IS_SHY"])
        expect(lacking).toContain(`de lacks ${key}`);

      // A setting.
      const { config } = await added.readCommandLine(["--greeting", "Hi"]);
      expect(config).toMatchObject({ greeting: "Hi" });
      vi.stubEnv("STACKKIT_GREETING", "Good day");
      expect((await added.readCommandLine([])).config).toMatchObject({ greeting: "Good day" });
      expect(added.settingsOf({})).toMatchObject({ greeting: "Hello" });
      expect(added.USAGE).toContain("--greeting <text>");
      expect(await added.configurationFindings({ production: true })).toContainEqual({
        what: "greeting",
        problem: "In production STACKKIT_GREETING must be set. Nobody is greeted.",
      });

      // A call, with its error.
      const project = configuredProject();
      await using service = await added.startService({ projects: [project], rateLimits: false });
      const answer = await new TestProject(service, project.id).call(
        "GET",
        `/teams/${UNKNOWN_ID}/greeting`,
        {
          level: "server",
        },
      );
      expect(answer).toMatchObject({ status: 403, code: "TEAM_IS_SHY" });

      // A field.
      const fixture = JSON.parse(copy.read("tests/protocol/fixtures/user.json"));
      expect(added.decodeRecord(added.user, "server", fixture)).toMatchObject({ memo: true });
    },
    PATIENCE_MILLIS,
  );
});

it(
  "a field without a column does not compile",
  () => {
    copy.insert(
      "src/protocol/records/user.ts",
      "};\nexport interface UserRecord",
      `  /** What the user swore. */\n  oath: column("oath", z.string()),\n`,
    );
    const rows = "service/src/db/queries/users/user-rows.ts";
    expect(copy.typeErrors("", [rows])).toMatch(/user-rows\.ts.*'oath' is missing/);
  },
  PATIENCE_MILLIS,
);
