/** Guards of `service/src/http/`. @type {readonly import("../guards.mjs").Guard[]} */
export const HTTP_GUARDS = [
  {
    name: "A client names only itself",
    file: "service/src/http/own-user.ts",
    guard: "if (isServer(call) || isOwn(call, userId)) return;",
    without: "if (isServer(call) || userId !== undefined) return;",
    test: "tests/service/users/contact-channel.test.ts",
  },
  {
    name: "The mailbox and the emulator answer local names only",
    file: "service/src/http/local-guard.ts",
    guard: "if (foreign !== undefined)",
    without: "if (false)",
    test: "tests/service/mail/mailbox.test.ts",
  },
  {
    name: "The mailbox and the emulator answer local peers only",
    file: "service/src/http/local-guard.ts",
    guard: "if (!hasLocalAddresses(info, settings))",
    without: "if (false && !hasLocalAddresses(info, settings))",
    test: "tests/hardening/abuse/development.test.ts",
  },
  {
    name: "A picture has no more pixels than its viewers have room for",
    file: "service/src/http/client-image.ts",
    guard: "if ((picturePixels(bytes) ?? 0) > MAX_PICTURE_EDGE ** 2)",
    without: "if (bytes.length < 0)",
    test: "tests/hardening/abuse/pictures.test.ts",
  },
  {
    name: "Small bodies are never refused",
    file: "service/src/http/body-budget.ts",
    guard: "if (read <= SMALL_BODY_BYTES) return;",
    without: "if (read < 0) return;",
    test: "tests/hardening/limits/slow-bodies.test.ts",
  },
  {
    name: "Larger bodies have a minimum rate",
    file: "service/src/http/body.ts",
    guard: "isTooSlow = readLength() - before < MIN_BYTES_PER_WINDOW;",
    without: "isTooSlow = readLength() - before < 0;",
    test: "tests/hardening/limits/slow-bodies.test.ts",
  },
  {
    name: "The log has no query of an address",
    file: "service/src/http/request-info.ts",
    guard: "this.path = pathOf(url);",
    without: 'this.path = pathOf(url) + (url.split("?")[1] ?? "");',
    test: "tests/service/http/queries-in-the-log.test.ts",
  },
];
