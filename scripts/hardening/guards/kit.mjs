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
    name: "A path never turns into another host",
    file: "src/app/navigation/trusted-url.ts",
    guard:
      '!url.pathname.startsWith("//") && new URL(relative(url), url.origin).origin === url.origin',
    without: 'url.origin !== ""',
    test: "tests/app/trusted-url.test.ts",
  },
];
