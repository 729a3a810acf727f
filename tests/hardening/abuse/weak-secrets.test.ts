import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createVault } from "../../../service/src/core/vault.js";
import { settingsOf } from "../../../service/src/settings/read-settings.js";
import { secretOf } from "../../../service/src/settings/secret.js";
import { isStrongSecret } from "../../../service/src/settings/strength.js";
import { cases, countCases, describeSuite } from "../support.js";

const WEAK = [
  "",
  "secret",
  "changeme",
  "a secret for tests",
  "x".repeat(64),
  "ab".repeat(64),
  "0123456789abcdef".repeat(4),
  "12345678901234567890123456789012345678901234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "f47ac10b-58cc-4372-a567-0e02b2c3d479",
  randomBytes(16).toString("hex"),
  randomBytes(16).toString("base64"),
  randomBytes(30).toString("base64url"),
  "correct horse battery staple",
  "SuperSecretPassword123!SuperSecretPassword123!",
];
const KEY = "ssk_0123456789abcdefghjkmnpqrstv";

describeSuite("abuse: weak secrets", "secrets and keys that can be guessed, in production", () => {
  it("B17: a secret under 32 random bytes is refused, with how to make one", () => {
    for (const secret of WEAK) {
      expect(() => settingsOf({ production: true, secret }), secret).toThrow(
        /can be guessed: in production it must contain 32 random bytes\. Create one with: openssl rand -base64 48/,
      );
      expect(() => settingsOf({ secret })).not.toThrow();
    }
    countCases(WEAK.length);
  });

  it("B17: 32 random bytes are taken, however they are written", () => {
    const count = cases(300, 20_000);
    for (let round = 0; round < count; round++) {
      for (const form of ["hex", "base64", "base64url"] as const)
        expect(isStrongSecret(randomBytes(32).toString(form))).toBe(true);
    }
    countCases(count * 3);
  });

  it("B17: a service that others can reach needs a secret, and the error says why", () => {
    expect(() => secretOf({ host: "0.0.0.0" }, () => "made")).toThrow(
      /in production, since it listens on 0\.0\.0\.0.*STACKKIT_SECRET.*openssl rand -base64 48/,
    );
    expect(secretOf({ host: "127.0.0.1" }, () => "made")).toBe("made");
  });

  it("B17: short keys of the configuration are refused", () => {
    const project = { id: "11111111-1111-4111-8111-111111111111", displayName: "Shop" };
    for (const level of ["client", "server", "admin"] as const) {
      const keys = { client: KEY, server: KEY, admin: KEY, [level]: KEY.slice(1) };
      const message = new RegExp(`The ${level} key of the project .* has 31 characters.*openssl`);
      expect(() => settingsOf({ production: true, projects: [{ ...project, keys }] })).toThrow(
        message,
      );
      expect(() => settingsOf({ production: true, internalKeys: keys })).toThrow(message);
      expect(() => settingsOf({ projects: [{ ...project, keys }] })).not.toThrow();
    }
    const keys = { client: KEY, server: KEY, admin: KEY };
    expect(() => settingsOf({ production: true, projects: [{ ...project, keys }] })).not.toThrow();
    countCases(6);
  });

  it("B17: a weak secret can be replaced: the previous one opens what it sealed, and seals nothing", () => {
    const sealed = createVault("weak").seal("text");
    const vault = createVault("strong", "weak");
    expect(vault.open(sealed)).toBe("text");
    expect(createVault("strong").open(vault.seal("other"))).toBe("other");
    expect(() => createVault("strong").open(sealed)).toThrow("does not open with this secret");
    expect(() => createVault("strong", "else").open(sealed)).toThrow("does not open");
  });
});
