import { createRequire } from "node:module";

interface Manifest {
  readonly engines: { readonly node: string };
  /** The ranges of Next and React that the kit supports. */
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Reads the kit's own package.json. */
export const readOwnManifest = (): Manifest =>
  createRequire(import.meta.url)("../../package.json") as Manifest;
