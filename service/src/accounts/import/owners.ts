import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { ImportDraft } from "../insert-imported.js";

/** A text of its own: a slice of a chunk would hold the whole chunk in memory. */
const flat = (text: string): string => Buffer.from(text).toString();

/**
 * Which record of a file gets an id, an address and a provider account: the first, but for an
 * address the first that has it verified. Others may have typed it at the source.
 */
export class Owners {
  readonly #ids = new Map<string, number>();
  /** Twice the record's number, plus one if it has the address verified. */
  readonly #addresses = new Map<string, number>();
  readonly #accounts = new Map<string, number>();

  add(record: number, { id, addresses, oauthAccounts }: ImportDraft): void {
    if (this.#ids.has(id)) return;
    this.#ids.set(flat(id), record);
    for (const { value, isVerified } of addresses) {
      const key = canonicalEmail(value);
      const owner = this.#addresses.get(key);
      if (owner === undefined || (isVerified && owner % 2 === 0))
        this.#addresses.set(flat(key), 2 * record + Number(isVerified));
    }
    for (const { providerId, accountId } of oauthAccounts) {
      const key = `${providerId}\n${accountId}`;
      if (!this.#accounts.has(key)) this.#accounts.set(flat(key), record);
    }
  }

  /** What another record of the file has, for the report; `undefined` if nothing. */
  conflictOf(record: number, { id, addresses, oauthAccounts }: ImportDraft): string | undefined {
    if (this.#ids.get(id) !== record) return "an earlier record of the file has the same id";
    const address = addresses
      .map(({ value }) => this.#addresses.get(canonicalEmail(value)) ?? 0)
      .find((owner) => owner >> 1 !== record);
    if (address !== undefined)
      return address % 2 === 1
        ? "another record of the file has the same address, and has it verified"
        : "an earlier record of the file has the same address";
    const isShared = oauthAccounts.some(
      ({ providerId, accountId }) => this.#accounts.get(`${providerId}\n${accountId}`) !== record,
    );
    return isShared ? "an earlier record of the file has the same provider account" : undefined;
  }
}
