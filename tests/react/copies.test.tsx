import { useStackApp } from "@stackkit/next";
import { render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hooks } from "../../src/environment/hooks.js";
import { Caught } from "./set-up.js";

const contexts = (globalThis as { [key: symbol]: Map<string, typeof hooks.context> })[Symbol.for("@stackkit/next.contexts")] as Map<string, typeof hooks.context>;
afterEach(() => contexts.delete("9.9.9"));

function Id() {
  return <p>{useStackApp().projectId}</p>;
}

const outside = () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <Caught>
      <Id />
    </Caught>,
  );
};

describe("two copies of the kit in one page", () => {
  it("of different versions are told, and named", () => {
    contexts.set("9.9.9", hooks.context);
    outside();
    expect(screen.getByText(/Several versions of @stackkit\/next are in this page \(also 9\.9\.9\).*TWO_COPIES/)).toBeDefined();
  });

  it("of one version share their provider, so a hook without one is only outside of it", async () => {
    vi.resetModules();
    const second = await import("../../src/environment/hooks.js");
    expect(second.hooks).not.toBe(hooks);
    expect(second.hooks.context).toBe(hooks.context);
    outside();
    expect(screen.getByText(/NO_PROVIDER/)).toBeDefined();
  });
});
