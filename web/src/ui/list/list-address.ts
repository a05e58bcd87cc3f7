/** A list whose question stands in the address, so that Back, sharing and reloading work. */
export type ListDescription<Asked extends object> = {
  /** What the address asks for; a mangled one falls back to everything. */
  read: (params: URLSearchParams) => Asked;
  /** The parameters that narrow the list: an order and a period are none. */
  filters: readonly (keyof Asked & string)[];
  /** The parameter that names what is open over the list. */
  opened?: string;
  /** How many rows a page has, where it is said which of all they are. */
  pageRows?: number;
  /** Values that stay out of the address, so that a shared one is short. */
  defaults?: Readonly<Record<string, string>>;
};

export type ParamChange = Record<string, string | undefined>;

const PLACE = ['after', 'before', 'row'] as const;

/** Another question starts with its first page and nothing open over it; everything else stays. */
export function withChange<Asked extends object>(
  { filters, opened, defaults = {} }: Omit<ListDescription<Asked>, 'read'>,
  params: URLSearchParams,
  change: ParamChange,
): URLSearchParams {
  const next = without(params, [...PLACE, ...(opened ? [opened] : [])]);
  for (const [name, value] of Object.entries(change)) {
    if (value && value !== defaults[name]) next.set(name, value);
    else next.delete(name);
  }
  return inOrder(next, filters);
}

/** Whatever was chosen first: the same question has one address. */
function inOrder(params: URLSearchParams, filters: readonly string[]): URLSearchParams {
  const rank = ([name]: [string, string]) => filters.indexOf(name);
  const ordered = [...params].filter((pair) => rank(pair) >= 0).sort((a, b) => rank(a) - rank(b));
  return new URLSearchParams([...params].map((pair) => (rank(pair) >= 0 ? (ordered.shift() ?? pair) : pair)));
}

export function withoutFilters<Asked extends object>(list: ListDescription<Asked>, params: URLSearchParams) {
  return without(withChange(list, params, {}), list.filters);
}

export function isFiltered<Asked extends object>({ filters }: ListDescription<Asked>, asked: Asked): boolean {
  return filters.some((name) => Boolean(asked[name]));
}

/** The neighbouring page of the same question; null where there is none. `row`: which of all rows it begins with, if known. */
export function pageAt<Asked extends object>(
  list: Omit<ListDescription<Asked>, 'read'>,
  params: URLSearchParams,
  place: 'after' | 'before',
  cursor: string | number | null | undefined,
  row?: number | undefined,
): string | null {
  if (cursor === null || cursor === undefined) return null;
  const known = row !== undefined && row > 1 ? { row: String(row) } : {};
  return `?${withChange(list, params, { [place]: String(cursor), ...known })}`;
}

/** Which of all rows a page begins with, counted from 1; undefined where nobody counted the way there. */
export function firstRowOf(params: URLSearchParams): number | undefined {
  const written = params.get('row') ?? '';
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  return params.has('after') || params.has('before') ? undefined : 1;
}

/** The same list and page with something open over it, or nothing. */
export function withOpened(params: URLSearchParams, name: string, id: string | undefined): URLSearchParams {
  const next = without(params, [name]);
  if (id) next.set(name, id);
  return next;
}

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !names.includes(name)));
}
