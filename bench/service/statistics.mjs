/** Returns the quantile `share` of the values. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => percentile(values, 0.5);

export const rounded = (value, digits = 2) => Number(value.toFixed(digits));
