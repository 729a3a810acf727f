import { describe, expect, it, vi } from "vitest";
import { inspectApp } from "../../../src/cli/doctor/inspected-app.js";
import { checkPasskeyDomain } from "../../../src/cli/doctor/passkey-domain.js";
import { AppFolder } from "./app-folder.js";

const ADDRESS = "https://example.com/.well-known/webauthn";
const OPTIONS = `passkeyRpId: "example.com", trustedOrigins: ["https://example.org"]`;
const DOES_NOT_SIGN_IN = "so passkeys of example.com do not sign in on other domains.";

function makeApp(options = OPTIONS): AppFolder {
  const app = new AppFolder();
  app.write(
    "stack.ts",
    `import { StackServerApp } from "@stackkit/next/server";\n\n` +
      `export const stackServerApp = new StackServerApp({ ${options} });\n`,
  );
  return app;
}

async function check(app: AppFolder, answer: () => Response, isProduction = true) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const inspected = inspectApp({ folder: app.path, url: undefined, isProduction });
  const findings = await checkPasskeyDomain(inspected, { fetch, now: Date.now });
  return { asked: fetch.mock.calls.map(([url]) => url), findings };
}

const naming = (origins: readonly string[]) => () => Response.json({ origins });

describe("the domain of an app's passkeys", () => {
  it("says which origins may use them", async () => {
    const { asked, findings } = await check(makeApp(), naming(["https://example.org"]));
    expect(asked).toEqual([ADDRESS]);
    expect(findings).toEqual([
      { area: "passkeys", status: "ok", message: `${ADDRESS} names https://example.org` },
    ]);
  });

  it.each<[string, () => Response, string]>([
    ["has no such page", () => new Response(null, { status: 404 }), "answers 404"],
    [
      "answers with a page",
      () => new Response("<p>", { headers: { "content-type": "text/html" } }),
      "does not answer with a JSON list of origins",
    ],
    ["names none", () => Response.json({}), "does not answer with a JSON list of origins"],
    [
      "cannot be reached",
      () => {
        throw new Error("getaddrinfo ENOTFOUND example.com");
      },
      "does not answer (getaddrinfo ENOTFOUND example.com)",
    ],
  ])("is a problem in production if it %s", async (_, answer, words) => {
    const { findings } = await check(makeApp(), answer);
    expect(findings).toMatchObject([
      { status: "problem", message: `${ADDRESS} ${words}, ${DOES_NOT_SIGN_IN}` },
    ]);
    const [early] = (await check(makeApp(), answer, false)).findings;
    expect(early?.status).toBe("warning");
  });

  it("may name five different names, whatever comes before and after them", async () => {
    const five = ["example.org", "app.example.com", "b.co.uk", "c.com", "d.com", "e.com"];
    const origins = five.map((host) => `https://${host}`);
    expect((await check(makeApp(), naming(origins))).findings).toMatchObject([{ status: "ok" }]);
    const six = await check(makeApp(), naming([...origins, "https://f.com"]));
    expect(six.findings).toMatchObject([
      {
        status: "warning",
        message: `${ADDRESS} has origins with 6 different names, and browsers take the first 5.`,
      },
    ]);
  });

  it.each([
    ["without the option", `trustedOrigins: ["https://example.org"]`],
    ["without other origins", `passkeyRpId: "example.com"`],
  ])("is not asked by an app %s", async (_, options) => {
    const { asked, findings } = await check(makeApp(options), naming([]));
    expect([asked, findings]).toEqual([[], []]);
  });
});
