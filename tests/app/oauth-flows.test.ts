import { describe, expect, it } from "vitest";
import {
  keepFlow,
  MAX_OAUTH_COOKIES,
  takeCallback,
  withoutCallback,
} from "../../src/app/sign-in/oauth-flows.js";
import type { CookieJar } from "../../src/session/cookie-store.js";

function createJar() {
  const values = new Map([["theme", "dark"]]);
  const jar: CookieJar = {
    get: (name) => values.get(name) ?? null,
    set: (name, value) => void values.set(name, value),
    delete: (name) => void values.delete(name),
    names: () => [...values.keys()],
  };
  return { jar, values };
}

const callback = (query: string) =>
  new URL(`https://app.example.com/handler/oauth-callback${query}`);

describe("an OAuth flow", () => {
  it("can be read once", () => {
    const { jar } = createJar();
    keepFlow(jar, "state-a", "verifier-a");
    const replaced: string[] = [];
    const url = callback("?after_auth_return_to=%2Fboard&code=c&state=state-a#x");
    expect(takeCallback(url, jar, (to) => replaced.push(to))).toEqual({
      code: "c",
      verifier: "verifier-a",
      redirectUri: "https://app.example.com/handler/oauth-callback?after_auth_return_to=%2Fboard",
    });
    expect(replaced).toEqual([
      "https://app.example.com/handler/oauth-callback?after_auth_return_to=%2Fboard#x",
    ]);
    expect(takeCallback(url, jar, (to) => replaced.push(to))).toBeNull();
    expect(replaced).toHaveLength(1);
  });

  it("is left alone if code or state is missing, or this browser did not start it", () => {
    const { jar, values } = createJar();
    keepFlow(jar, "state-a", "verifier-a");
    for (const query of [
      "",
      "?code=c",
      "?state=state-a",
      "?code=&state=state-a",
      "?code=c&state=another",
    ]) {
      expect(
        takeCallback(callback(query), jar, () => expect.unreachable()),
        query,
      ).toBeNull();
    }
    expect(values.size).toBe(2);
  });

  it("goes on in several tabs at once, of which only the newest few are remembered", () => {
    const { jar, values } = createJar();
    for (let tab = 0; tab < MAX_OAUTH_COOKIES + 3; tab++)
      keepFlow(jar, `state-${tab}`, `verifier-${tab}`);
    expect([...values.keys()].filter((name) => name !== "theme")).toEqual(
      Array.from(
        { length: MAX_OAUTH_COOKIES },
        (_, index) => `stack-oauth-outer-state-${index + 3}`,
      ),
    );
    expect(takeCallback(callback("?code=c&state=state-0"), jar, () => {})).toBeNull();
    expect(takeCallback(callback("?code=c&state=state-4"), jar, () => {})?.verifier).toBe(
      "verifier-4",
    );
  });

  it("names its callback without the parameters that the answer will bring", () => {
    expect(withoutCallback(callback("?a=1&code=x&state=y")).href).toBe(
      "https://app.example.com/handler/oauth-callback?a=1",
    );
  });
});
