/** Commas and semicolons of every script, besides white space. */
const BETWEEN_LINES = /[\n\r;；]+/;
const BETWEEN_WORDS = /[\s,，、،]+/;
const AROUND_ADDRESS = /[<>()"']+/;

/** A word beside an address in brackets is part of a name, unless it looks like a domain. */
const isOfName = (word: string): boolean => !/\w\.\w\w/.test(word);

function readLine(line: string): string[] {
  const found: string[] = [];
  let words: string[] = [];
  for (const word of line.split(BETWEEN_WORDS)) {
    const address = word.split(AROUND_ADDRESS).find((part) => part.includes("@"));
    if (address === undefined) {
      if (word !== "") words.push(word);
      continue;
    }
    found.push(...(word.includes("<") ? words.filter((other) => !isOfName(other)) : words));
    found.push(address.replace(/^mailto:/i, ""));
    words = [];
  }
  return [...found, ...words];
}

/**
 * The addresses in a typed or pasted list, such as `Ada <ada@example.com>, grace@example.com`, each
 * once and in their order. What is no address is listed too, so that nothing is lost.
 */
export function readAddresses(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const found of text.split(BETWEEN_LINES).flatMap(readLine))
    if (!byKey.has(found.toLowerCase())) byKey.set(found.toLowerCase(), found);
  return [...byKey.values()];
}
