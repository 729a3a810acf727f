import { createRequire } from "node:module";

interface Manifest {
  readonly engines: { readonly node: string };
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The ranges of Node, and of Next and React, that the kit supports. */
export interface SupportedVersions {
  readonly node: string;
  readonly packages: Readonly<Record<string, string>>;
}

/** Reads the supported versions from the kit's own package.json. Leaves out optional peers. */
export function readSupportedVersions(): SupportedVersions {
  const { engines, peerDependencies, peerDependenciesMeta } = createRequire(import.meta.url)(
    "../../package.json",
  ) as Manifest;
  return {
    node: engines.node,
    packages: Object.fromEntries(
      Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
    ),
  };
}
