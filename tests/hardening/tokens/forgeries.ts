import {
  createHmac,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
} from "node:crypto";

type Part = Readonly<Record<string, unknown>>;

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");
const decode = (text: string): Part => JSON.parse(Buffer.from(text, "base64url").toString());

const attackers = generateKeyPairSync("ec", { namedCurve: "P-256" });
const attackersP384 = generateKeyPairSync("ec", { namedCurve: "P-384" });
const attackersRsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const attackersEd = generateKeyPairSync("ed25519");

const es = (key: KeyObject, text: string, hash = "sha256") =>
  sign(hash, Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
const byAttacker = (header: Part, claims: Part): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${es(attackers.privateKey, text).toString("base64url")}`;
};

/**
 * The order of P-256: verifiers without a range check have accepted signatures with it or with
 * zero.
 */
const ORDER = Buffer.from(
  "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
  "hex",
);

export interface ForgerySources {
  /** A valid token of the project. */
  readonly genuine: string;
  /** The public key that verifies it. */
  readonly publicJwk: JsonWebKey;
  readonly publicPem: string;
  /** A valid token of another project of the same service. */
  readonly foreign: string;
}

/** Forged tokens, built with valid tokens and the public keys. */
export function forgeriesOf({
  genuine,
  publicJwk,
  publicPem,
  foreign,
}: ForgerySources): readonly (readonly [name: string, token: string])[] {
  const [head = "", body = "", signature = ""] = genuine.split(".");
  const header = decode(head);
  const claims = decode(body);
  const admin = { ...claims, sub: "00000000-0000-4000-8000-000000000001" };
  const attackersJwk = {
    ...attackers.publicKey.export({ format: "jwk" }),
    kid: header.kid,
    alg: "ES256",
    use: "sig",
  };

  const none = [
    "none",
    "None",
    "NONE",
    "nOnE",
    "",
    null,
    undefined,
    0,
    ["ES256"],
    { alg: "ES256" },
  ].flatMap((alg) => {
    const text = `${encode({ ...header, alg })}.${body}`;
    return [
      [`algorithm ${JSON.stringify(alg)} without a signature`, `${text}.`],
      [`algorithm ${JSON.stringify(alg)} with the genuine signature`, `${text}.${signature}`],
      [`algorithm ${JSON.stringify(alg)} in two parts`, text],
    ] as const;
  });

  const secrets = {
    "the JSON of the public key": JSON.stringify(publicJwk),
    "its PEM": publicPem,
    "its trimmed PEM": publicPem.trim(),
    "its x": String(publicJwk.x),
    nothing: "",
  };
  const hmac = Object.entries(secrets).flatMap(([what, secret]) =>
    (["HS256", "HS384", "HS512"] as const).flatMap((alg) => {
      const text = `${encode({ ...header, alg })}.${encode(admin)}`;
      return [
        [
          `${alg} with ${what} as its secret`,
          `${text}.${createHmac(`sha${alg.slice(2)}`, secret)
            .update(text)
            .digest("base64url")}`,
        ] as const,
      ];
    }),
  );

  const algorithms = (
    [
      ["RS256", (text) => sign("sha256", Buffer.from(text), attackersRsa.privateKey)],
      ["ES384", (text) => es(attackersP384.privateKey, text, "sha384")],
      ["EdDSA", (text) => sign(null, Buffer.from(text), attackersEd.privateKey)],
      ["es256", (text) => es(attackers.privateKey, text)],
      ["ES256", (text) => es(attackersP384.privateKey, text, "sha384")],
    ] as readonly (readonly [string, (text: string) => Buffer])[]
  ).map(([alg, make], index) => {
    const text = `${encode({ ...header, alg })}.${encode(admin)}`;
    return [
      `${alg} by an attacker's key (${index})`,
      `${text}.${make(text).toString("base64url")}`,
    ] as const;
  });

  const jku = "http://127.0.0.1:1/jwks.json";
  const headers: Readonly<Record<string, Part>> = {
    "our key id": {},
    "its key in jwk": { jwk: attackersJwk },
    "its key in jwk, without a key id": { jwk: attackersJwk, kid: undefined },
    "its keys behind jku": { jku },
    "its keys behind x5u": { x5u: jku },
    "its certificate in x5c": {
      x5c: [attackers.publicKey.export({ format: "der", type: "spki" }).toString("base64")],
    },
    "its key as the key id": { kid: JSON.stringify(attackersJwk) },
    "an unknown key id": { kid: "0".repeat(12) },
    "a path as key id": { kid: "../../../../dev/null" },
    "SQL as key id": { kid: "x' union select '{}' --" },
    "__proto__ as key id": { kid: "__proto__" },
    "constructor as key id": { kid: "constructor" },
    "a number as key id": { kid: 1 },
    "null as key id": { kid: null },
    "a list as key id": { kid: [header.kid] },
    "an object as key id": { kid: { toString: header.kid } },
    "a critical extension": { crit: ["b64"], b64: false },
    "a nested token": { cty: "JWT" },
    compression: { zip: "DEF" },
  };
  const keyTricks = Object.entries(headers).map(
    ([what, more]) =>
      [`an attacker's signature with ${what}`, byAttacker({ ...header, ...more }, admin)] as const,
  );

  const zero = Buffer.alloc(32);
  const signatures: Readonly<Record<string, string>> = {
    "no signature": "",
    "zeros as signature": Buffer.alloc(64).toString("base64url"),
    "the curve's order as signature": Buffer.concat([ORDER, ORDER]).toString("base64url"),
    "r of zero": Buffer.concat([zero, Buffer.alloc(32, 1)]).toString("base64url"),
    "an empty DER signature": Buffer.from("30060201000201 00".replace(" ", ""), "hex").toString(
      "base64url",
    ),
    "half a signature": signature.slice(0, 43),
    "a doubled signature": signature + signature,
    "a huge signature": "A".repeat(7000),
  };
  const unsigned = Object.entries(signatures).map(
    ([what, text]) => [what, `${head}.${body}.${text}`] as const,
  );

  const changed: Readonly<Record<string, string>> = {
    "another user": encode(admin),
    "another end": encode({ ...claims, exp: Number(claims.exp) + 1 }),
    "a longer payload": `${body}A`,
    "the user twice": Buffer.from(JSON.stringify(claims).replace("{", '{"sub":"x",')).toString(
      "base64url",
    ),
    "an empty payload": encode({}),
    "no object as payload": encode([claims]),
    "null as payload": encode(null),
    "a huge payload": encode({ ...claims, more: "x".repeat(7000) }),
    "a deep payload": Buffer.from(`${'{"a":'.repeat(1000)}1${"}".repeat(1000)}`).toString(
      "base64url",
    ),
  };
  const altered = Object.entries(changed).map(
    ([what, payload]) =>
      [`the genuine signature over ${what}`, `${head}.${payload}.${signature}`] as const,
  );

  const others = [
    ["a token of another project", foreign],
    [
      "another project's token under our key id",
      `${head}.${foreign.split(".").slice(1).join(".")}`,
    ],
    ["a token in four parts", `${genuine}.${signature}`],
    ["a token in JSON", JSON.stringify({ protected: head, payload: body, signature })],
    ["a bearer token with its scheme", `Bearer ${genuine}`],
    ["two tokens", `${genuine},${genuine}`],
    ["dots", ".."],
    ["many dots", ".".repeat(5000)],
    ["a long word", "a".repeat(7000)],
  ] as const;

  return [...none, ...hmac, ...algorithms, ...keyTricks, ...unsigned, ...altered, ...others];
}
