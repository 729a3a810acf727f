import { useStackApp } from "@stackkit/next";
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ProviderContext } from "../../src/environment/context.js";
import { CONTEXT } from "../../src/environment/registry.js";
import { Caught } from "./set-up.js";

/** Where another copy, of another version, would have put its context. */
const OTHER = Symbol.for(`${CONTEXT}9.9.9`);
afterEach(() => {
  Reflect.deleteProperty(globalThis, OTHER);
});

function Id() {
  return <p>{useStackApp().projectId}</p>;
}

async function outside() {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const tree = (
    <Caught>
      <Suspense>
        <Id />
      </Suspense>
    </Caught>
  );
  await act(async () => render(tree));
}

describe("two copies of the kit in one page", () => {
  it("of different versions are reported by name", async () => {
    Reflect.set(globalThis, OTHER, ProviderContext);
    await outside();
    expect(
      await screen.findByText(
        /This page contains several versions of @stackkit\/next \(also 9\.9\.9\).*TWO_COPIES/,
      ),
    ).toBeDefined();
  });

  it("of one version share their provider, so a hook without one is only outside of it", async () => {
    vi.resetModules();
    const second = await import("../../src/environment/context.js");
    expect(second.ProviderContext).toBe(ProviderContext);
    await outside();
    expect(await screen.findByText(/NO_PROVIDER/)).toBeDefined();
  });
});
