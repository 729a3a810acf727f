import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const FLAGS = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const;
const COSE = {
  keyType: 1,
  algorithm: 3,
  curve: -1,
  x: -2,
  y: -3,
  ec2: 2,
  es256: -7,
  p256: 1,
} as const;
const NO_AAGUID = "00000000-0000-0000-0000-000000000000";
const CREDENTIAL_ID_BYTES = 20;

interface Ceremony {
  readonly origin?: string;
  /** A wrong type for the client data. */
  readonly type?: string;
  /** False: the device did not ask for a PIN or a fingerprint. */
  readonly verified?: boolean;
  readonly challenge?: string;
  /** The domain of the passkey. Default: the page's host name. */
  readonly rpId?: string;
  /** False: nobody touched the device, as when a browser makes a passkey by itself. */
  readonly present?: boolean;
  /** The kind of authenticator, as a UUID. Default: zeros. */
  readonly aaguid?: string;
}

/** A software passkey that answers like a browser, with real keys and signatures. */
export class SoftwareAuthenticator {
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  readonly credentialId = randomBytes(CREDENTIAL_ID_BYTES).toString("base64url");
  counter = 0;

  constructor(readonly origin = "http://localhost:3000") {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#privateKey = privateKey;
    this.#coseKey = cbor(
      new Map<number, number | Buffer>([
        [COSE.keyType, COSE.ec2],
        [COSE.algorithm, COSE.es256],
        [COSE.curve, COSE.p256],
        [COSE.x, Buffer.from(x, "base64url")],
        [COSE.y, Buffer.from(y, "base64url")],
      ]),
    );
  }

  /** The answer to a registration's options. */
  create(options: { challenge: string }, ceremony: Ceremony = {}) {
    const id = Buffer.from(this.credentialId, "base64url");
    const presence = ceremony.present === false ? 0 : FLAGS.userPresent | FLAGS.userVerified;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#authData(ceremony, presence | FLAGS.attested),
      Buffer.from((ceremony.aaguid ?? NO_AAGUID).replaceAll("-", ""), "hex"),
      length,
      id,
      this.#coseKey,
    ]);
    const attestation = cbor(
      new Map<string, string | Buffer | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return this.#credential({
      attestationObject: attestation.toString("base64url"),
      clientDataJSON: this.#clientData("webauthn.create", options.challenge, ceremony).toString(
        "base64url",
      ),
      transports: ["internal"],
    });
  }

  /** The answer to a sign-in's options. */
  get(options: { challenge: string }, ceremony: Ceremony = {}) {
    this.counter += 1;
    const verified = ceremony.verified === false ? 0 : FLAGS.userVerified;
    const authData = this.#authData(ceremony, FLAGS.userPresent | verified);
    const clientData = this.#clientData("webauthn.get", options.challenge, ceremony);
    const signature = sign(
      "sha256",
      Buffer.concat([authData, createHash("sha256").update(clientData).digest()]),
      this.#privateKey,
    );
    return this.#credential({
      authenticatorData: authData.toString("base64url"),
      clientDataJSON: clientData.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #credential<R extends object>(response: R) {
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: "public-key",
      clientExtensionResults: {},
      authenticatorAttachment: "platform",
      response,
    };
  }
  #clientData(type: string, challenge: string, ceremony: Ceremony): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: ceremony.type ?? type,
        challenge: ceremony.challenge ?? challenge,
        origin: ceremony.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }
  #authData(ceremony: Ceremony, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const rpIdHash = createHash("sha256")
      .update(ceremony.rpId ?? new URL(ceremony.origin ?? this.origin).hostname)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter]);
  }
}

/** Registers a new passkey by calls of its user, and returns its id. */
export async function registerWith(
  // biome-ignore lint/suspicious/noExplicitAny: bodies of the wire are asserted on, not typed.
  call: (method: string, path: string, body: unknown) => Promise<any>,
): Promise<string> {
  const started = await call("POST", "/auth/passkey/initiate-passkey-registration", {});
  const credential = new SoftwareAuthenticator().create(started.options_json);
  const { code } = started;
  return (await call("POST", "/auth/passkey/register", { credential, code })).user_handle;
}

const MAJOR = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 } as const;

/** As much of CBOR (RFC 8949) as an authenticator needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number")
    return value >= 0 ? head(MAJOR.unsigned, value) : head(MAJOR.negative, -1 - value);
  if (typeof value === "string")
    return Buffer.concat([head(MAJOR.text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([
      head(MAJOR.map, value.size),
      ...[...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]),
    ]);
  throw new TypeError("Not a value that is written here.");
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
