import type { JWK } from "jose";
import { importJWK } from "jose/key/import";
import { ACCESS_TOKEN_ALGORITHM } from "../protocol/limits/limits.js";
import type { Clock } from "../transport/clock.js";

/** Minimum interval between fetches of the public keys because of an unknown key id. */
const KEYS_ASKED_AGAIN_MILLIS = 30_000;

/** Older public keys are not used; callers wait for new ones. */
const KEYS_KEPT_MILLIS = 60 * 60 * 1000;

/** Older public keys of a project are refreshed in the background. */
const KEYS_FRESH_MILLIS = 10 * 60 * 1000;

type Key = CryptoKey | Uint8Array;

/** A public key as a JWK. */
export interface PublicKey {
  readonly kty: string;
  readonly kid?: string | undefined;
  readonly [parameter: string]: unknown;
}

interface ProjectKeysOptions {
  /** Fetches the project's public keys; throws if the service is unreachable. */
  readonly load: () => Promise<readonly PublicKey[]>;
  readonly clock: Pick<Clock, "now">;
}

/**
 * A project's public keys. One fetch at a time; refreshed in the background after 10 minutes, and
 * for an unknown key id of an untrusted token at most every 30 s.
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

  /**
   * Returns the key with this id, or null. Throws if the keys cannot be fetched. For an id that
   * visitors cannot make up, fetches them again at once.
   */
  async find(id: string, isMadeByService = false): Promise<Key | null> {
    const keys = this.#keys;
    if (keys === undefined) return (await this.#renew()).get(id) ?? null;
    const age = this.#since(this.#loadedAt);
    const known = keys.get(id);
    if (known === undefined)
      return age < KEYS_ASKED_AGAIN_MILLIS && !isMadeByService
        ? null
        : ((await this.#renew()).get(id) ?? null);
    if (age < KEYS_FRESH_MILLIS || this.#since(this.#askedAt) < KEYS_ASKED_AGAIN_MILLIS)
      return known;
    // While the service is unreachable, cached keys stay in use, so sessions continue without
    // delay.
    const renewed = this.#renew().catch(() => keys);
    return age < KEYS_KEPT_MILLIS ? known : ((await renewed).get(id) ?? null);
  }

  /** Whether the last fetched keys include this id. Makes no request. */
  has(id: string): boolean {
    return this.#keys?.has(id) ?? false;
  }

  /** A clock that was set back must not keep old keys. */
  #since(millis: number): number {
    return Math.abs(this.#clock.now() - millis);
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
      // Other kinds of keys serve other purposes.
      if (jwk.kid === undefined || jwk.kty !== "EC" || jwk.crv !== "P-256") continue;
      // An invalid key must not make the others unusable.
      const key = await importJWK(jwk as JWK, ACCESS_TOKEN_ALGORITHM).catch(() => undefined);
      if (key) keys.set(jwk.kid, key);
    }
    this.#loadedAt = this.#clock.now();
    this.#keys = keys;
    return keys;
  }
}
