import { EMULATOR_PATH } from "../../emulator/emulator.js";
import type { Context } from "../../http/context.js";
import { requireLocal } from "../../http/local-guard.js";
import type { Pages } from "../../http/pages.js";

/**
 * Serves the provider emulator, if enabled. It signs anyone in, so only this machine may use it.
 */
export function addEmulator(pages: Pages, { emulator, settings }: Context): void {
  if (!emulator) return;
  pages.all(`${EMULATOR_PATH}/*`, (c) => {
    requireLocal("The provider emulator", c.get("info"), settings);
    return emulator.handle(c.req.raw, c.get("info").origin);
  });
}
