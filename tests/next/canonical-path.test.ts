import { describe, expect, it } from "vitest";
import { pathReadings } from "../../src/next/proxy/canonical-path.js";
import { isProtected } from "../../src/next/proxy/protected-paths.js";

const settings = { basePath: "/base", locales: ["de", "pt-BR"] };

/** Ways to write `/admin/keys` that some server has read as that page. */
const SAME_PAGE = [
  "/admin/keys",
  "/admin/keys/",
  "//admin//keys",
  "/admin/./keys",
  "/admin/x/../keys",
  "/%61dmin/keys",
  "/%2561dmin/keys",
  "/admin%2fkeys",
  "/admin%252Fkeys",
  "/ADMIN/Keys",
  "/admin;x=1/keys;y",
  "/admin\\keys",
  "/admin/keys.rsc",
  "/admin/keys.prefetch.rsc",
  "/admin/keys.segments/_tree.segment.rsc",
  "/_next/data/build-id/admin/keys.json",
  "/base/admin/keys",
  "/de/admin/keys",
  "/PT-br/admin/keys",
  "/base/de/admin/keys",
  "/%2e/admin/keys",
  "/x/%2e%2e/admin/keys",
  "/admin/keys/%2e",
  "/admin/keys/index.rsc",
];

describe("a protected path", () => {
  it("is protected however it is written", () => {
    for (const path of SAME_PAGE) {
      expect(isProtected(path, ["/admin/*"], settings), path).toBe(true);
      expect(pathReadings(path, settings)?.[0], path).toBe("/admin/keys");
    }
  });

  it("is protected where dots behind an encoded slash are a name to Next", () => {
    const names = [
      "/admin/x%2F..%2F..%2Fboard",
      "/admin/x%252F..%252F..%252Fboard",
      "/admin/x%5C..%5C..%5Cboard",
      "/admin/..;/board",
      "/base/admin/x%2f..%2f..",
    ];
    for (const path of names) {
      expect(isProtected(path, ["/admin/*"], settings), path).toBe(true);
      expect(isProtected(path, [(one) => one.startsWith("/admin/")], settings), path).toBe(true);
    }
  });

  it("is protected in a folder that has the name of the base path", () => {
    expect(isProtected("/base/keys", ["/base/*"], settings)).toBe(true);
    expect(isProtected("/base/keys", ["/keys"], settings)).toBe(true);
    expect(isProtected("/base/keys", [(path) => path === "/base/keys"], settings)).toBe(true);
  });

  it("covers what stands under it, and nothing beside it", () => {
    expect(isProtected("/admin", ["/admin/*"], {})).toBe(true);
    expect(isProtected("/administration", ["/admin/*"], {})).toBe(false);
    expect(isProtected("/admin/keys", ["/admin"], {})).toBe(false);
    expect(isProtected("/", ["/admin/*"], {})).toBe(false);
    expect(isProtected("/anything", ["/*"], {})).toBe(true);
    expect(isProtected("/index.rsc", ["/"], {})).toBe(true);
  });

  it("can be decided by a function of its canonical form", () => {
    expect(isProtected("/base/de/%41dmin/", [(path) => path === "/admin"], settings)).toBe(true);
  });

  it("closes if a path cannot be read", () => {
    for (const path of ["/%zz", "/%", "/a%00b", `/${"%25".repeat(1)}${"25".repeat(12)}61`])
      expect(isProtected(path, ["/admin/*"], {}), path).toBe(true);
    expect(isProtected("/%zz", [], {})).toBe(false);
  });
});
