/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);
