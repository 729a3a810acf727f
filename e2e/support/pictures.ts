import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";

const FONTS = fileURLToPath(new URL("../fonts/fonts.conf", import.meta.url));

/** Starts a browser that draws letters as in the stored pictures, whatever fonts the machine has. */
export const withStoredFonts = async (
  { launchOptions }: { launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> =>
  use({
    ...launchOptions,
    args: ["--disable-font-subpixel-positioning", "--font-render-hinting=none"],
    env: { ...process.env, FONTCONFIG_FILE: FONTS } as Record<string, string>,
  });
