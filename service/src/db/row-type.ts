/** Makes a row of its values. */
export type RowType = new (values: readonly unknown[]) => object;

const VALUES = Symbol("values");

/**
 * A type of rows that find their fields in the array that a driver hands over. An object with dozens of fields of its own takes several
 * times as long to make, and each row of a prepared read is read once. Its fields do not come along with `...row`.
 */
export function rowType(names: readonly string[]): RowType {
  class Row {
    readonly [VALUES]: readonly unknown[];

    constructor(values: readonly unknown[]) {
      this[VALUES] = values;
    }
  }
  for (const [at, name] of names.entries()) {
    Object.defineProperty(Row.prototype, name, {
      get(this: Row) {
        return this[VALUES][at];
      },
      configurable: true,
    });
  }
  return Row;
}
