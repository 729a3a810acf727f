import type { JWK } from "jose";
import { importJWK } from "jose/key/import";
import {
  ACCESS_TOKEN_ALGORITHM,
  KEYS_ASKED_AGAIN_MILLIS,
  KEYS_FRESH_MILLIS,
  KEYS_KEPT_MILLIS,
} from "../protocol/limits/limits.js";
import type { Clock } from "../transport/clock.js";

type Key = CryptoKey | Uint8Array;

/** A public key as it travels. */
export interface PublicKey {
  readonly kty: string;
  readonly kid?: string | undefined;
  readonly [parameter: string]: unknown;
}

interface ProjectKeysOptions {
  /** Fetches the project's public keys; throws where the service cannot be reached. */
  readonly load: () => Promise<readonly PublicKey[]>;
  readonly clock: Pick<Clock, "now">;
}

/**
 * A project's public keys. One fetch at a time; renewed in the background every 10 minutes of use; fetched anew for a
 * key id that is not known, though not more than every 30 s.
 */
export class ProjectKeys {
  readonly #load: ProjectKeysOptions["load"];
  readonly #clock: ProjectKeysOptions["clock"];
  #keys: ReadonlyMap<string, Key> | undefined;
  #loadedAt = 0;
  #askedAt = 0;
  #inFlight: Promise<ReadonlyMap<string, Key>> | undefined;

  constructor({ load, clock }: ProjectKeysOptions) {
    this.#load = load;
    this.#clock = clock;
  }

  /** The key of that id, or null where the project has none. Throws where that cannot be known. */
  async find(id: string): Promise<Key | null> {
    const keys = this.#keys;
    if (keys === undefined) return (await this.#renew()).get(id) ?? null;
    const now = this.#clock.now();
    const age = now - this.#loadedAt;
    const known = keys.get(id);
    if (known === undefined)
      return age < KEYS_ASKED_AGAIN_MILLIS ? null : ((await this.#renew()).get(id) ?? null);
    if (age < KEYS_FRESH_MILLIS || now - this.#askedAt < KEYS_ASKED_AGAIN_MILLIS) return known;
    // An unreachable service takes nobody's session away, and slows nobody down: the keys stay in use until it answers.
    const renewed = this.#renew().catch(() => keys);
    return age < KEYS_KEPT_MILLIS ? known : ((await renewed).get(id) ?? null);
  }

  /** Whether the key of that id is among those fetched last. Asks nobody. */
  has(id: string): boolean {
    return this.#keys?.has(id) ?? false;
  }

  #renew(): Promise<ReadonlyMap<string, Key>> {
    this.#inFlight ??= this.#fetch().finally(() => {
      this.#inFlight = undefined;
    });
    return this.#inFlight;
  }

  async #fetch(): Promise<ReadonlyMap<string, Key>> {
    this.#askedAt = this.#clock.now();
    const keys = new Map<string, Key>();
    for (const jwk of await this.#load()) {
      // A key of another kind is for another purpose.
      if (jwk.kid === undefined || jwk.kty !== "EC" || jwk.crv !== "P-256") continue;
      // A broken one verifies nothing, and must not take the others with it.
      const key = await importJWK(jwk as JWK, ACCESS_TOKEN_ALGORITHM).catch(() => undefined);
      if (key) keys.set(jwk.kid, key);
    }
    this.#loadedAt = this.#clock.now();
    this.#keys = keys;
    return keys;
  }
}
