import { describe, expect, it } from "vitest";
import {
  convertFirebaseHash,
  convertHash,
  UnusableHash,
} from "../../../service/src/credentials/passwords/convert-hash.js";
import { createPasswordHasher } from "../../../service/src/credentials/passwords/password-hash.js";
import { RequestInfo } from "../../../service/src/http/request-info.js";

const PASSWORD = "correct horse battery";
const FIREBASE_PASSWORD = "user1password";
const FIREBASE_HASH =
  "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==";
const FIREBASE_SALT = "42xEC+ixf3L2lw==";
const SIGNER_KEY =
  "jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==";
const FIREBASE = {
  signerKey: Buffer.from(SIGNER_KEY, "base64"),
  saltSeparator: Buffer.from("Bw==", "base64"),
  rounds: 8,
  memCost: 14,
};

const BCRYPT = "$2a$06$bViCYxOlu9LVRhQFkPDu/.qLCAw6GzCeva77vdNuncsS987A/zyd6";
const BETTER_AUTH_SALT = "9f86d081884c7d659a2feaa0c55ad015";
const BETTER_AUTH = `${BETTER_AUTH_SALT}:f5cea8b01781a80196604fea1d5aead78fab92cda0fabb44473f89fdbe3b84a81663bedf1646aa67bd0156f93ffc00bfa60fbd046828f20d4f12bab214874894`;
const SALT = "nZqTrNqGkLw4";
const SHA256 = "7jBvZQ8ayziD5lbue+pPs8lrTCQhPlrgYw/Ac06qVzo=";
const SHA256_HEX = "ee306f650f1acb3883e656ee7bea4fb3c96b4c24213e5ae0630fc0734eaa573a";

/** Hashes that other implementations made. */
const HASHES = [
  ["bcrypt", BCRYPT],
  [
    "argon2d",
    "$argon2d$v=19$m=4096,t=3,p=1$z9M4Ffpmv/qBtrvG2wwbqg$uY/oAeJGRgcd4TENArrKgcJ1ir2AsxDn40BGZV0wmCY",
  ],
  [
    "argon2i",
    "$argon2i$v=19$m=4096,t=3,p=1$oyBq9NovTmax2qB6dSzENQ$0fpEUAI9SdXqoLGN6Jjlw8yqQnGGvIj6mDwy8f/1j1w",
  ],
  [
    "argon2id",
    "$argon2id$v=19$m=4096,t=3,p=1$F9fWErBdG5owcqAKK/RmAw$bJdHyuQcymuipzAU3o2xooA29qwR8man5r7qA9RJOA4",
  ],
  ["Better Auth", BETTER_AUTH],
  ["Django", `pbkdf2_sha256$30000$${SALT}$${SHA256}`],
  ["Clerk's PBKDF2", `pbkdf2_sha256$30000$blpxVHJOcUdrTHc0$${SHA256}`, "pbkdf2_sha256"],
  [
    "Clerk's SHA-1",
    `pbkdf2_sha1$30000$${SALT}$2b4b7893a4926f72e0ec8037851df4447e22872e`,
    "pbkdf2_sha1",
  ],
  [
    "PHC PBKDF2",
    "$pbkdf2-sha512$i=20000,l=64$blpxVHJOcUdrTHc0$fUV8GhUHRcmCojROmypKQqy4BsVVq+AIfpwtOlgTeUVwOx96oRJ7Fg+77vztnFjhbtirHb1SnTt3vDdns9zNKA",
  ],
  [
    "passlib",
    "$pbkdf2-sha256$29000$yMnKy8zNzs/Q0dLT1NXW1w$e4IozgoA6pDNIaQrUC3mQkn9cpEVv2r8t1b5zeAtv4U",
  ],
  ["Werkzeug's PBKDF2", `pbkdf2:sha256:30000$${SALT}$${SHA256_HEX}`],
  [
    "Werkzeug's scrypt",
    `scrypt:32768:8:1$${SALT}$91bcb67f854fba5fed2e22e1bae8a306ba1cb72d00c820ddadfe6095839a9039ab969badaa12ff80200c728ac62e40ef8234310981fdd0c947798780bc054f2a`,
  ],
  [
    "PHC scrypt",
    "$scrypt$ln=12,r=8,p=2$yMnKy8zNzs/Q0dLT1NXW1w$vLiVbwPv9dk9kUv2AOwy113ZBohvauY9+fgjlHeoozI",
  ],
] as const;

const info = new RequestInfo(new Request("http://service.test"), {}, {
  trustedProxies: [],
  publicUrl: undefined,
} as never);
const hasher = createPasswordHasher({ memoryKib: 8, passes: 1 });

const comparing = async (stored: string, password: string) =>
  (await hasher.verify({ info }, password, stored)).matches;

describe("a hash from elsewhere", () => {
  it.each(HASHES)("of %s matches its password only, and is outdated", async (_, hash, format?) => {
    const stored = convertHash(hash, format);
    expect(await hasher.verify({ info }, PASSWORD, stored)).toEqual({
      matches: true,
      outdated: true,
    });
    expect(await comparing(stored, `${PASSWORD}!`)).toBe(false);
    expect(await comparing(stored, "")).toBe(false);
  });

  it("of Firebase matches, in the forms of its export, Clerk's and Supabase's", async () => {
    const forms = [
      convertFirebaseHash(FIREBASE_HASH, FIREBASE_SALT, FIREBASE),
      convertHash(`${FIREBASE_HASH}$${FIREBASE_SALT}$${SIGNER_KEY}$Bw==$8$14`),
      convertHash(
        `$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=${SIGNER_KEY}$${FIREBASE_SALT}$${FIREBASE_HASH}`,
      ),
    ];
    expect(new Set(forms).size).toBe(1);
    for (const stored of forms) {
      expect(await comparing(stored, FIREBASE_PASSWORD)).toBe(true);
      expect(await comparing(stored, "user1passworD")).toBe(false);
    }
  });

  it("of Firebase is stored without the signer key", () => {
    const stored = convertFirebaseHash(FIREBASE_HASH, FIREBASE_SALT, FIREBASE);
    expect(stored).not.toContain(SIGNER_KEY.slice(0, 20));
  });

  it("of Better Auth is compared with the normalized password", async () => {
    const hash = `${BETTER_AUTH_SALT}:07c434a5eb9ddad94ce53787ac890b1c50a842ff6cd2d01d53c546ff3a237bd2eb8ffaf89c0a0d630914103339776d2bf1cda094a683c84db58c732216671909`;
    const stored = convertHash(hash);
    expect(await comparing(stored, "\uFB01ne passw\u00F6rd")).toBe(true);
    expect(await comparing(stored, "fine passwo\u0308rd")).toBe(true);
  });
});

describe("a hash that would cost a sign-in too much", () => {
  const key64 = "A".repeat(86);
  it.each([
    ["bcrypt", BCRYPT.replace("$06$", "$15$")],
    ["bcrypt without a cost", BCRYPT.replace("$06$", "$00$")],
    ["the memory of Argon2", `$argon2id$v=19$m=4194304,t=1,p=1$c2FsdHNhbHQ$${"A".repeat(43)}`],
    ["the passes of Argon2", `$argon2id$v=19$m=65536,t=99,p=1$c2FsdHNhbHQ$${"A".repeat(43)}`],
    ["the lanes of Argon2", `$argon2id$v=19$m=65536,t=1,p=255$c2FsdHNhbHQ$${"A".repeat(43)}`],
    ["the memory of scrypt", `$scrypt$ln=20,r=8,p=1$c2FsdHNhbHQ$${key64}`],
    ["an exponent of scrypt", `$scrypt$ln=99,r=1,p=1$c2FsdHNhbHQ$${key64}`],
    ["blocks of scrypt", `$scrypt$ln=1,r=9999,p=9999$c2FsdHNhbHQ$${key64}`],
    ["Werkzeug's scrypt, no power of two", `scrypt:32769:8:1$salt$${"ab".repeat(32)}`],
    ["Werkzeug's scrypt", `scrypt:1048576:8:1$salt$${"ab".repeat(32)}`],
    ["iterations", `pbkdf2_sha256$999999999$salt$${SHA256}`],
    ["no iterations", `pbkdf2_sha256$0$salt$${SHA256}`],
    ["blocks of a long key", `pbkdf2:sha1:1500000$salt$${"ab".repeat(60)}`],
    ["a key of a megabyte", `pbkdf2:sha256:1000$salt$${"ab".repeat(500_000)}`],
    ["a long salt", `pbkdf2:sha256:1000$${"s".repeat(1000)}$${SHA256_HEX}`],
  ])("is refused: %s", (_, hash) => {
    expect(() => convertHash(hash)).toThrow(UnusableHash);
  });

  it("is refused from Firebase's parameters", () => {
    for (const change of [
      { memCost: 30 },
      { rounds: 9999 },
      { memCost: 0 },
      { rounds: Number.NaN },
    ])
      expect(() =>
        convertFirebaseHash(FIREBASE_HASH, FIREBASE_SALT, { ...FIREBASE, ...change }),
      ).toThrow(UnusableHash);
  });
});

describe("a hash that more than its password would match", () => {
  it.each([
    ["an empty key", `pbkdf2_sha256$1000$salt$AA==`],
    ["a short key", `pbkdf2:sha256:1000$salt$${"ab".repeat(8)}`],
    ["a short key of Argon2", "$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$AAAAAAAA"],
    ["a short key of scrypt", "$scrypt$ln=4,r=8,p=1$c2FsdHNhbHQ$AAAA"],
  ])("is refused: %s", (_, hash) => {
    expect(() => convertHash(hash)).toThrow("too short to be safe");
  });

  it("is refused if Firebase's signer key does not fit", () => {
    const parameters = { ...FIREBASE, signerKey: new Uint8Array(0) };
    expect(() => convertFirebaseHash("", FIREBASE_SALT, parameters)).toThrow("too short");
    expect(() => convertFirebaseHash(FIREBASE_HASH, FIREBASE_SALT, parameters)).toThrow(
      "signer key",
    );
  });
});

it.each([
  "",
  "plain text",
  "5f4dcc3b5aa765d61d8327deb882cf99",
  "$1$salt$hash",
  "$2b$10$short",
  "$5$$",
])("the hash %j is refused without being quoted", (hash) => {
  expect(() => convertHash(hash)).toThrow(UnusableHash);
  try {
    convertHash(hash);
  } catch (error) {
    if (hash !== "") expect((error as Error).message).not.toContain(hash);
  }
});
