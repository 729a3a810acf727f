import { describe, expect, it } from "vitest";
import { selectPackage } from "../../scripts/sbom/select.mjs";

const component = (ref: string, name = ref.replace(/(.)@.*/, "$1")) => ({ "bom-ref": ref, name });
const bom = {
  metadata: { component: component("@our/kit@1.0.0", "folder") },
  components: ["@our/service@1.0.0", "used@2.0.0", "below@3.0.0", "joined@4.0.0", "tool@5.0.0"].map(
    (ref) => component(ref),
  ),
  dependencies: [
    { ref: "@our/kit@1.0.0", dependsOn: ["used@2.0.0", "tool@5.0.0", "joined@4.0.0"] },
    { ref: "used@2.0.0", dependsOn: ["below@3.0.0"] },
    { ref: "tool@5.0.0", dependsOn: ["below@3.0.0"] },
  ],
};
const direct = { "@our/kit": ["used", "joined"], "@our/service": ["@our/kit"] };
const namesIn = (name: string) =>
  selectPackage(bom, name, direct).components.map((one) => one.name);

describe("the bill of materials", () => {
  it("lists a package's dependencies and bundled packages, without development tools", () => {
    expect(namesIn("@our/kit")).toEqual(["used", "below", "joined"]);
  });

  it("finds a workspace package by its name, although npm lists its folder", () => {
    expect(namesIn("@our/service")).toEqual(["@our/kit", "used", "below", "joined"]);
    expect(selectPackage(bom, "@our/kit", direct).metadata.component.name).toBe("@our/kit");
  });

  it("names a package that the lock file lacks", () => {
    expect(() => selectPackage(bom, "@our/kit", { "@our/kit": ["missing"] })).toThrow("no missing");
  });
});
