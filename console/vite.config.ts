import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { writeConsoleFiles } from "../scripts/package/console-files.mjs";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The service of `npm run serve`, for `npm run dev`. */
const SERVICE = process.env.STACKKIT_CONSOLE_SERVICE ?? "http://localhost:8102";

export default defineConfig(({ command }) => ({
  root: at("."),
  // Relative: the page's <base> says where the console is.
  base: command === "build" ? "./" : "/console/",
  plugins: [
    {
      name: "write-module-of-service",
      apply: "build",
      closeBundle: () => writeConsoleFiles(at("dist"), at("../service/dist/console")),
    },
  ],
  build: {
    outDir: at("dist"),
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: "licenses.md" },
    modulePreload: { polyfill: false },
    // A policy without `data:` scripts and styles allows files only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { "/console/api": { target: SERVICE, changeOrigin: true } } },
}));
