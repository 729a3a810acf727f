/** Guards of the kit, `src/`. @type {readonly import("../guards.mjs").Guard[]} */
export const KIT_GUARDS = [
  {
    name: "Redirects stay on trusted origins",
    file: "src/app/navigation/trusted-url.ts",
    guard: "return trustedOrigins.includes(url.origin) ? url.href : null;",
    without: "return url.href;",
    test: "tests/app/trusted-url.test.ts",
  },
  {
    name: "Dots behind an encoded slash leave no protected path",
    file: "src/next/proxy/canonical-path.ts",
    guard: "pageOf(stepsIn(path, false), settings)",
    without: "pageOf(stepsIn(path, true), settings)",
    test: "tests/hardening/kit/proxy-optional.server.test.ts",
  },
  {
    name: "A path never turns into another host",
    file: "src/app/navigation/trusted-url.ts",
    guard:
      '!url.pathname.startsWith("//") && new URL(relative(url), url.origin).origin === url.origin',
    without: 'url.origin !== ""',
    test: "tests/app/trusted-url.test.ts",
  },
  {
    name: "A call that someone waits for ends after ten seconds",
    file: "src/transport/send.ts",
    guard: "(isRendering?.() || isInBrowser ? MAX_PAGE_WAIT_MILLIS : ANSWER_TIMEOUT_MILLIS)",
    without: "(isRendering?.() && isInBrowser ? MAX_PAGE_WAIT_MILLIS : ANSWER_TIMEOUT_MILLIS)",
    test: "tests/transport/send.test.ts",
  },
];
