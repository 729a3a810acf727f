import { vi } from "vitest";

const MORE_MILLIS = 120_000;

/**
 * For files whose tests kill, start or load processes, or compile: that takes long on busy cores.
 */
export function beMorePatient(): void {
  if (process.env.HARDENING !== "long") vi.setConfig({ testTimeout: MORE_MILLIS });
}
