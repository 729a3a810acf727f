import { hash, verify } from "@node-rs/argon2";
import { startService } from "@stackkit/service";
import { describe, expect, it } from "vitest";
import { createPasswordHasher } from "../../../service/src/credentials/passwords/password-hash.js";
import { RequestInfo } from "../../../service/src/http/request-info.js";
import { PASSWORD_HASH_COST } from "../../../service/src/settings/read-settings.js";

const info = new RequestInfo(new Request("http://service.test"), {}, {
  trustedProxies: [],
  publicUrl: undefined,
} as never);
const PARAMETERS = /^\$argon2id\$v=19\$(m=\d+,t=\d+,p=\d+)\$/;
const parametersOf = (passwordHash: string) => PARAMETERS.exec(passwordHash)?.[1];

/** A hasher that records the hashes it compares with. */
function recordingHasher() {
  const compared: string[] = [];
  const hasher = createPasswordHasher(PASSWORD_HASH_COST, async () => ({
    hash,
    verify(passwordHash, password) {
      compared.push(String(passwordHash));
      return verify(passwordHash, password);
    },
  }));
  return { hasher, compared };
}

describe("the password hasher", () => {
  it("hashes by Argon2id with 64 MiB and two passes", async () => {
    const { hasher } = recordingHasher();
    expect(parametersOf(await hasher.hash({ info }, "anything"))).toBe("m=65536,t=2,p=1");
  });

  it("compares with a hash of the same cost if the account has no password", async () => {
    const { hasher, compared } = recordingHasher();
    const known = await hasher.hash({ info }, "anything");
    expect(await hasher.verify({ info }, "anything", known)).toEqual({
      matches: true,
      outdated: false,
    });
    expect(await hasher.verify({ info }, "anything", null)).toEqual({
      matches: false,
      outdated: false,
    });
    expect(compared).toHaveLength(2);
    expect(compared.map(parametersOf)).toEqual(["m=65536,t=2,p=1", "m=65536,t=2,p=1"]);
  });

  it("calls a hash of another cost outdated", async () => {
    const { hasher } = recordingHasher();
    const cheap = await createPasswordHasher({ memoryKib: 8, passes: 1 }).hash(
      { info },
      "anything",
    );
    expect(parametersOf(cheap)).toBe("m=8,t=1,p=1");
    expect(await hasher.verify({ info }, "anything", cheap)).toEqual({
      matches: true,
      outdated: true,
    });
  });
});

describe("the configured cost", () => {
  it.each([
    ["memoryKib", 7, /passwordHashCost\.memoryKib must be a whole number from 8 to/],
    ["memoryKib", 2 ** 21, /passwordHashCost\.memoryKib must be a whole number from 8 to 1048576/],
    ["passes", 0, /passwordHashCost\.passes must be a whole number from 1 to 16/],
    ["passes", 1.5, /passwordHashCost\.passes must be a whole number/],
  ])("%s of %s is refused", async (part, value, message) => {
    const passwordHashCost = { ...PASSWORD_HASH_COST, [part]: value };
    await expect(startService({ passwordHashCost })).rejects.toThrow(message);
  });

  it("may not be lower than the default in production", async () => {
    const config = { production: true, passwordHashCost: { memoryKib: 65_536, passes: 1 } };
    await expect(startService(config)).rejects.toThrow(
      /passwordHashCost\.passes must be a whole number from 2 to 16 in production/,
    );
  });
});
