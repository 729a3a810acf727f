// Loaded before a program (node --import): better-sqlite3 is the copy in the folder that BETTER_SQLITE3
// names, or, if it says "none", is not installed.
import * as modules from "node:module";
import { pathToFileURL } from "node:url";

const choice = process.env.BETTER_SQLITE3;

/** @param {string} specifier */
const isPackage = (specifier) =>
  /^better-sqlite3(?:\/|$)|\/node_modules\/better-sqlite3\//.test(specifier);

/** @param {string} folder @param {string} file */
const urlIn = (folder, file) => pathToFileURL(`${folder}/${file}`).href;

/** @type {import("node:module").ResolveHook} */
export const resolve = (specifier, context, next) => {
  // The chosen copy may import its own files.
  if (!choice || !isPackage(specifier) || isPackage(context.parentURL ?? ""))
    return next(specifier, context);
  if (choice === "none")
    throw Object.assign(new Error("Cannot find package 'better-sqlite3'"), {
      code: "ERR_MODULE_NOT_FOUND",
    });
  if (specifier.endsWith("/package.json"))
    return { url: urlIn(choice, "node_modules/better-sqlite3/package.json"), shortCircuit: true };
  return next("better-sqlite3", { ...context, parentURL: urlIn(choice, "package.json") });
};

// Older versions of Node have the slower hooks only, which require() does not pass.
const { register, registerHooks } =
  /** @type {typeof modules & { registerHooks?: (hooks: object) => void }} */ (modules);
if (choice && registerHooks) registerHooks({ resolve });
else if (choice) register(import.meta.url);
