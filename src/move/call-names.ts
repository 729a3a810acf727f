import { readPattern } from "./clause.js";

/** Names taken from the result of a call, read from the code after it. */
export function namesAfter(rest: string): string[] | undefined {
  const [, name] = /^\s*,?\s*\)\s*\)?\s*\.\s*([\w$]+)/.exec(rest) ?? [];
  if (name !== undefined && name !== "then") return [name];
  const [, pattern] =
    /^\s*\)\s*\.\s*then\s*\(\s*(?:async\s*)?\(\s*\{([^{}]*)\}\s*\)\s*=>/.exec(rest) ?? [];
  if (pattern !== undefined) return readPattern(pattern);
  const [whole, parameter] =
    /^\s*\)\s*\.\s*then\s*\(\s*(?:async\s*)?\(?\s*([\w$]+)\s*\)?\s*=>/.exec(rest) ?? [];
  if (whole === undefined || parameter === undefined) return undefined;
  const used = /^\s*(?:\(\s*\{\s*default\s*:\s*)?([\w$]+)\s*\.\s*([\w$]+)/.exec(
    rest.slice(whole.length),
  );
  return used?.[1] === parameter && used[2] !== undefined ? [used[2]] : undefined;
}

/** Names destructured from the result of a call, read from the code before it. */
export function namesBefore(before: string): string[] | undefined {
  const [, pattern] =
    /(?:const|let|var)\s*\{([^{}]*)\}\s*=\s*(?:await\s+)?(?:import|require|(?:vi|jest)\s*\.\s*\w+\s*(?:<[\s\S]{0,200}?>)?)\s*$/.exec(
      before.slice(-2000),
    ) ?? [];
  return pattern === undefined ? undefined : readPattern(pattern);
}
