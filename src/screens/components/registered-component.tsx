"use client";

import { type ReactNode, use } from "react";
import { once } from "../../cache/once.js";
import type { PartName } from "./component-registry.js";

const loadTable = once(() => import("./component-registry.js"));

/** Any of the screens, loaded when rendered. */
export function Part({
  name,
  props,
}: {
  readonly name: PartName;
  readonly props: object;
}): ReactNode {
  const Shown = use(loadTable()).parts[name];
  return <Shown {...props} />;
}
