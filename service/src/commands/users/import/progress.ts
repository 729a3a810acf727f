const BAR_WIDTH = 30;
const REPORTED_STEP_PERCENT = 10;

/** Any part of a terminal that shows progress. */
export interface ProgressOutput {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const counted = (count: number): string => count.toLocaleString("en");

/** Shows a bar on a terminal; elsewhere, a line for each tenth. */
export class Progress {
  readonly #output: ProgressOutput;
  readonly #total: number;
  #done = 0;
  #shown = 0;

  constructor(output: ProgressOutput, total: number) {
    this.#output = output;
    this.#total = Math.max(1, total);
  }

  add(count: number): void {
    this.#done += count;
    const percent = Math.floor((100 * this.#done) / this.#total);
    const step = this.#output.isTTY ? 1 : REPORTED_STEP_PERCENT;
    if (percent < this.#shown + step) return;
    this.#shown = percent - (percent % step);
    const counts = `${counted(this.#done)} of ${counted(this.#total)}`;
    if (!this.#output.isTTY) {
      this.#output.write(`${this.#shown} % done: ${counts} records.\n`);
      return;
    }
    const full = Math.round((BAR_WIDTH * Math.min(percent, 100)) / 100);
    const bar = "█".repeat(full) + "░".repeat(BAR_WIDTH - full);
    const end = this.#done >= this.#total ? "\n" : "";
    this.#output.write(`\r${bar} ${String(percent).padStart(3)} %  ${counts}${end}`);
  }
}
