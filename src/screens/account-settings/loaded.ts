import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A lazily loaded component. A failed load can be retried. */
export function loaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { readonly Content: LazyExoticComponent<ComponentType<Props>>; again(): void } {
  const start = () => lazy(async () => ({ default: await load() }));
  let Content = start();
  return {
    get Content() {
      return Content;
    },
    again: () => {
      Content = start();
    },
  };
}
