/** Disposes resources in reverse order. Node 20 has no AsyncDisposableStack. */
export class Cleanup implements AsyncDisposable {
  readonly #steps: (() => unknown)[] = [];

  defer(step: () => unknown): void {
    this.#steps.push(step);
  }
  use<T extends AsyncDisposable | Disposable>(thing: T): T {
    this.defer(() =>
      Symbol.asyncDispose in thing ? thing[Symbol.asyncDispose]() : thing[Symbol.dispose](),
    );
    return thing;
  }
  async [Symbol.asyncDispose](): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}
