import { expireTags, teamTag, userTag } from "@stackkit/next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

const next = vi.hoisted(() => ({
  updateTag: undefined as undefined | ((tag: string) => void),
  revalidated: [] as unknown[][],
}));
vi.mock("next/cache.js", () => ({
  get updateTag() {
    return next.updateTag;
  },
  revalidateTag: (...call: unknown[]) => void next.revalidated.push(call),
}));
beforeEach(() => {
  next.revalidated = [];
});

const OUTSIDE =
  "updateTag can only be called from within a Server Action. To invalidate cache tags in " +
  "Route Handlers or other contexts, use revalidateTag instead.";

describe("tags of what was cached", () => {
  it("name a user or a team, and never the one for the other", () => {
    expect(userTag("a")).toBe(userTag("a"));
    expect(new Set([userTag("a"), userTag("b"), teamTag("a"), teamTag("b")]).size).toBe(4);
  });

  it("expire at once in an action", async () => {
    const updated: string[] = [];
    next.updateTag = (tag) => void updated.push(tag);
    await expireTags(userTag("a"), teamTag("t"));
    expect(updated).toEqual([userTag("a"), teamTag("t")]);
    expect(next.revalidated).toEqual([]);
  });

  it("expire at once in a route handler, by Next's other function", async () => {
    next.updateTag = () => {
      throw new Error(OUTSIDE);
    };
    await expireTags(userTag("a"));
    expect(next.revalidated).toEqual([[userTag("a"), { expire: 0 }]]);
  });

  it("expire on Next 15, which has one name for both", async () => {
    next.updateTag = undefined;
    await expireTags(userTag("a"));
    expect(next.revalidated).toEqual([[userTag("a")]]);
  });

  it("leave Next's own refusals as they are", async () => {
    next.updateTag = () => {
      throw new Error("Route /x used updateTag during render");
    };
    await expect(expireTags(userTag("a"))).rejects.toThrow("during render");
  });
});
