import type { Level } from "@stackkit/next/protocol/internal";
import type { ProjectConfig } from "./project-config.js";

export type Keys = Readonly<Record<Level, string>>;

/** A project in the configuration, created or updated at every start. */
export interface ConfiguredProject {
  readonly id: string;
  readonly displayName: string;
  readonly description?: string | undefined;
  /** Plain keys; stored as hashes. */
  readonly keys?: Partial<Keys> | undefined;
  readonly config?: Partial<Omit<ProjectConfig, "id">> | undefined;
}
