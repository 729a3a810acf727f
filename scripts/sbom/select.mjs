/**
 * The parts of a CycloneDX document that this project reads.
 * @typedef {{ "bom-ref": string, name: string, version?: string, purl?: string }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependency
 * @typedef {{ metadata: { component: Component }, components: Component[], dependencies: Dependency[] }} Bom
 */

/**
 * Reduces a workspace's bill of materials to one package and its dependencies.
 * @param {Bom} bom
 * @param {string} name the package's name
 * @param {Readonly<Record<string, readonly string[]>>} direct by package of the workspace: the packages it brings, development left out
 * @returns {Bom}
 */
export function selectPackage(bom, name, direct) {
  const all = [bom.metadata.component, ...bom.components];
  const byName = (/** @type {string} */ wanted) => {
    const found = all.find((component) => nameOf(component) === wanted);
    if (!found)
      throw new Error(
        `The bill of materials has no ${wanted}. Run npm install, so that the lock file has it.`,
      );
    return found;
  };
  const edges = new Map(bom.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  for (const [member, names] of Object.entries(direct))
    edges.set(
      byName(member)["bom-ref"],
      names.map((other) => byName(other)["bom-ref"]),
    );

  const component = byName(name);
  const reached = new Set([component["bom-ref"]]);
  for (const ref of reached) for (const next of edges.get(ref) ?? []) reached.add(next);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...component, name } },
    components: all
      .filter((other) => other !== component && reached.has(other["bom-ref"]))
      .map((other) => ({ ...other, name: nameOf(other) })),
    dependencies: [...reached].map((ref) => ({ ref, dependsOn: edges.get(ref) ?? [] })),
  };
}

/**
 * npm uses the folder as a workspace member's name; its reference contains the package name.
 * @param {Component} component
 */
const nameOf = (component) => component["bom-ref"].replace(/(.)@[^@]*$/, "$1");
