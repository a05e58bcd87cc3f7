/** One of these. */
type Choice = { values: readonly [string, ...string[]] };
/** A public id of so many letters and digits at most. */
type Code = { codeLength: number };
/** Words somebody typed, so long at most. */
type Words = { textLength: number };

/** What a list can be narrowed to, in the order of its address: parsing, chips, the query and its SQL follow from it. */
export type Filters = Readonly<Record<string, Choice | Code | Words>>;

export type FilterValue<Filter> = Filter extends { values: readonly (infer Value)[] } ? Value : string;
export type Filtered<F extends Filters> = { [Name in keyof F]?: FilterValue<F[Name]> };

/** Those that are a choice among known values. */
export type ChoiceName<F extends Filters> = {
  [Name in keyof F]: F[Name] extends Choice ? Name : never;
}[keyof F] &
  string;

export const filterNames = <F extends Filters>(filters: F) => Object.keys(filters) as (keyof F & string)[];

export const choiceNames = <F extends Filters>(filters: F) =>
  filterNames(filters).filter((name) => 'values' in (filters[name] ?? {})) as ChoiceName<F>[];

/** The choices among what a list was asked for. */
export function choicesIn<F extends Filters, Asked extends { [Name in ChoiceName<F>]?: unknown }>(
  filters: F,
  asked: Asked,
) {
  const chosen = choiceNames(filters).map((name) => [name, asked[name]]);
  return Object.fromEntries(chosen) as Pick<Asked, ChoiceName<F> & keyof Asked>;
}

export const CODE = /^[\w-]+$/;

/** What an address asks for; a mangled value is none. */
export function readFilters<F extends Filters>(filters: F, params: URLSearchParams): Filtered<F> {
  const found = Object.entries(filters).flatMap(([name, filter]) => {
    const value = params.get(name)?.trim();
    return value && isKnown(filter, value) ? [[name, value]] : [];
  });
  return Object.fromEntries(found);
}

function isKnown(filter: Filters[string], value: string): boolean {
  if ('values' in filter) return filter.values.includes(value);
  if ('codeLength' in filter) return value.length <= filter.codeLength && CODE.test(value);
  return value.length <= filter.textLength;
}
