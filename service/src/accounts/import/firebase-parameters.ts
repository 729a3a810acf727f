import { ServiceError } from "../../core/service-error.js";
import type { FirebaseParameters } from "../../credentials/passwords/convert-hash.js";

/**
 * Reads the parameters as Firebase's console shows them, or as JSON. Errors call the text by its
 * name. Throws {@link ServiceError} if one is missing.
 */
export function readFirebaseParameters(text: string, textName: string): FirebaseParameters {
  const settingOf = (name: string): string => {
    const [, value] = new RegExp(`${name}["']?\\s*[:=]\\s*["']?([\\w+/=]+)`).exec(text) ?? [];
    if (value !== undefined) return value;
    throw new ServiceError(
      "bad-flag",
      `${textName} does not name ${name}. Copy the hash parameters whole: in Firebase's ` +
        "console under Authentication, Users, the menu above the list.",
    );
  };
  const algorithm = settingOf("algorithm");
  if (algorithm !== "SCRYPT")
    throw new ServiceError(
      "bad-flag",
      `${textName} names the algorithm ${algorithm}. Exports have hashes of Firebase's SCRYPT only.`,
    );
  return {
    signerKey: Buffer.from(settingOf("base64_signer_key"), "base64"),
    saltSeparator: Buffer.from(settingOf("base64_salt_separator"), "base64"),
    rounds: Number(settingOf("rounds")),
    memCost: Number(settingOf("mem_cost")),
  };
}
