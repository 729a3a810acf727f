import { readFileSync } from "node:fs";
import { ServiceError } from "../../../core/service-error.js";
import type { FirebaseParameters } from "../../../credentials/passwords/convert-hash.js";

/** Reads the parameters as Firebase's console shows them, or as JSON. */
export function readFirebaseParameters(file: string): FirebaseParameters {
  const text = readFileSync(file, "utf8");
  const settingOf = (name: string): string => {
    const [, value] = new RegExp(`${name}["']?\\s*[:=]\\s*["']?([\\w+/=]+)`).exec(text) ?? [];
    if (value !== undefined) return value;
    throw new ServiceError(
      "bad-flag",
      `${file} does not name ${name}. Copy the hash parameters whole: in Firebase's ` +
        "console under Authentication, Users, the menu above the list.",
    );
  };
  const algorithm = settingOf("algorithm");
  if (algorithm !== "SCRYPT")
    throw new ServiceError(
      "bad-flag",
      `${file} names the algorithm ${algorithm}. Exports have hashes of Firebase's SCRYPT only.`,
    );
  return {
    signerKey: Buffer.from(settingOf("base64_signer_key"), "base64"),
    saltSeparator: Buffer.from(settingOf("base64_salt_separator"), "base64"),
    rounds: Number(settingOf("rounds")),
    memCost: Number(settingOf("mem_cost")),
  };
}
