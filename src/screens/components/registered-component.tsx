"use client";

import { type ReactNode, use } from "react";
import type { PartName } from "./component-registry.js";

let table: Promise<typeof import("./component-registry.js")> | undefined;

/** Any of the screens, loaded when rendered. */
export function Part({
  name,
  props,
}: {
  readonly name: PartName;
  readonly props: object;
}): ReactNode {
  table ??= import("./component-registry.js").catch((error: unknown) => {
    table = undefined;
    throw error;
  });
  const Shown = use(table).parts[name];
  return <Shown {...props} />;
}
