import { enterConsole, openView } from "../scripts/gallery/console/open.mjs";
import { startConsole } from "../scripts/gallery/console/service.mjs";
import { VIEWS } from "../scripts/gallery/console/views.mjs";
import { expect, test } from "./support/test.js";

const SLOWEST_MILLIS = 600_000;

/** What would run, load or lead elsewhere if a view took a text for anything else. */
const PAYLOADS = [
  "<img src=x onerror=taken()>",
  "<script>taken()</script>",
  '"><svg onload=taken()>',
  "'><iframe srcdoc='<script>parent.taken()</script>'>",
  "javascript:taken()",
  "data:text/html,<script>taken()</script>",
  "</title><script>taken()</script>",
  "</textarea><img src=x onerror=taken()>",
  "<a href=javascript:taken() autofocus onfocus=taken()>x</a>",
  "<details open ontoggle=taken()>",
  "<style>@import '//evil.example/x.css'</style>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content=0;url=//evil.example>",
  "<form action=//evil.example><button>x</button></form>",
  "<math><mtext><style><img src=x onerror=taken()></style></mtext></math>",
  "<template><img src=x onerror=taken()></template>",
  "{{constructor.constructor('taken()')()}}",
  `\${taken()}`,
  "&lt;img src=x onerror=taken()&gt;",
  "%3Cscript%3Etaken()%3C/script%3E",
] as const;

/** Fields that people fill in, or machines of other people. */
const FREE_TEXTS =
  /^(?:display_name|description|name|subject|error|message|reason|user_agent|device|location|note|customer|theme|answer|profile_image_url)$/;

let running: Awaited<ReturnType<typeof startConsole>>;
test.beforeAll(async () => {
  running = await startConsole();
});
test.afterAll(() => running.stop());
test.use({ trace: "off", reducedMotion: "reduce" });

test("texts of others stay texts in every view, without a violation of the policy", async ({
  page,
  context,
  expectedErrors,
}) => {
  test.setTimeout(SLOWEST_MILLIS);
  // Unknown users, and the frame of a mail.
  expectedErrors.push(/40[04]/, /sandboxed/);
  await enterConsole(context, running);
  await context.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted, taken: () => noted.push("A payload ran.") });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      noted.push(`${violatedDirective}: ${blockedURI}`),
    );
  });
  let turn = 0;
  const next = () => PAYLOADS[turn++ % PAYLOADS.length];
  await context.route("**/console/api/**", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isJson = response.headers()["content-type"]?.includes("json");
    const body = isJson
      ? JSON.stringify(
          JSON.parse(text, (name, value) =>
            typeof value === "string" && FREE_TEXTS.test(name) ? next() : value,
          ),
        )
      : text;
    await route.fulfill({ response, body });
  });
  const shown = new Set<string>();
  for (const view of VIEWS) {
    await openView(page, running, view);
    const { noted, texts } = await page.evaluate(() => ({
      noted: (window as unknown as { noted: string[] }).noted,
      texts: document.body.innerText + document.title,
    }));
    expect.soft(noted, view.name).toEqual([]);
    for (const payload of PAYLOADS) if (texts.includes(payload)) shown.add(payload);
  }
  expect([...shown].sort()).toEqual([...PAYLOADS].sort());
});
