export const median = (values: readonly number[]): number =>
  values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0;
