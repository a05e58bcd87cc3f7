import type { FilterDimension } from '@callstead/domain/reports/dimensions';

/** Null is 'not known'. */
export type FilterValue = string | null;
export type Filters = Partial<Record<FilterDimension, readonly FilterValue[]>>;

/** As the API reads them: commas between, a value's own written `%2C`, nothing for what is not known. */
export const readValues = (text: string): FilterValue[] => [
  ...new Set(text.split(',').map((value) => value.replaceAll('%2C', ',') || null)),
];

/** Nothing alone would be taken for no filter at all, so what is not known stands there twice. */
export function writeValues(values: readonly FilterValue[]): string {
  const written = values.map((value) => (value ?? '').replaceAll(',', '%2C'));
  return written.join() || ',';
}

/** As they stand in the address of a report. */
export const writtenFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, writeValues(values)]));

/** Once it is chosen, choosing it again takes it back. */
export function toggled(values: readonly FilterValue[] | undefined, value: FilterValue): readonly FilterValue[] {
  if (!values?.includes(value)) return [...(values ?? []), value];
  return values.filter((each) => each !== value);
}
