import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { findLeaks } from "../../scripts/verify/leaks.mjs";
import { makeFolder } from "../support/folder.js";

const SECRET = `ssk_${"4f7h".repeat(12)}`;

let root: string;
beforeEach(() => {
  root = makeFolder();
  // Modules of the kit as far as the check reads them: each holds its own words.
  write("kit/environment/react-server.js", "was used outside a request, so there are no cookies");
  write("kit/app/apps/admin-app.js", "StackAdminApp with keys");
  write("kit/app/apps/verify-webhook.js", "WEBHOOK_REJECTED");
  write("kit/testing/mailbox.js", "/mailbox.json");
  write("kit/next/proxy/request-kind.js", "sec-fetch-dest");
  write("kit/resources/projects/email.js", "sendTestEmail");
  write("kit/app/apps/create-server-app.js", "getServerUser()");
  write("build/static/chunks/page.js", "useUser");
  write("build/static/chunks/later.js", "sendTestEmail");
  write(
    "build/server/app/page_client-reference-manifest.js",
    '{"chunks":["static/chunks/page.js"]}',
  );
  write("build/server/app/index.html", "<html>");
  write("build/app-path-routes-manifest.json", '{"/page":"/"}');
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const leaks = () =>
  findLeaks({ build: join(root, "build"), kit: join(root, "kit"), secrets: [SECRET] }).map(
    ({ file, what }) => `${file}: ${what}`,
  );

describe("the check for leaks", () => {
  it("finds nothing in a clean build: code of an owner's app may be in a lazy chunk", () => {
    expect(leaks()).toEqual([]);
  });

  it.each([
    ["a secret in a chunk", "build/static/chunks/x.js", `"${SECRET}"`, "secret value 1"],
    [
      "a secret in a page that was rendered at build time",
      "build/server/app/a.html",
      SECRET,
      "secret value 1",
    ],
    ["a secret in what a navigation fetches", "build/server/app/a.rsc", SECRET, "secret value 1"],
    [
      "another key",
      "build/static/chunks/x.js",
      `sak_${"0".repeat(48)}`,
      "something of the shape of a secret key",
    ],
    [
      "the name of a secret variable",
      "build/static/chunks/x.js",
      "process.env.STACK_SECRET_SERVER_KEY",
      "the name STACK_SECRET_SERVER_KEY",
    ],
    [
      "code of a server",
      "build/static/chunks/later.js",
      "code(WEBHOOK_REJECTED)",
      "code of app/apps/verify-webhook.js",
    ],
    [
      "code of an administrator that a page begins with",
      "build/static/chunks/page.js",
      "sendTestEmail",
      "code of resources/projects/email.js",
    ],
  ])("finds %s", (_, file, text, what) => {
    write(file, text);
    expect(leaks().some((leak) => leak.endsWith(what))).toBe(true);
  });

  it("fails without a build, or if a marker occurs in no module", () => {
    write("kit/resources/projects/email.js", "");
    expect(leaks).toThrow('"sendTestEmail" is no longer in resources/projects/email.js');
    expect(() =>
      findLeaks({ build: join(root, "nowhere"), kit: join(root, "kit"), secrets: [] }),
    ).toThrow("no finished build");
  });
});
