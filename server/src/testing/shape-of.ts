const KINDS: readonly [RegExp, string][] = [
  [/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/, 'time'],
  [/^\d{4}-\d\d-\d\d$/, 'day'],
  [/^[0-9a-f]{8}-[0-9a-f-]{27}$/, 'uuid'],
  [/^\+\d{8,15}$/, 'number'],
  [/^[a-z]+(_[a-z]+)*$/, 'word'],
];

function kindOf(text: string): string {
  const id = /^([a-z]+)_[0-9a-z]{20,}$/i.exec(text);
  if (id) return `${id[1]}_…`;
  const [, kind = 'text'] = KINDS.find(([pattern]) => pattern.test(text)) ?? [];
  return kind === 'word' ? text : kind;
}

/** What stays the same of an answer however often it is asked: its fields, their kinds, and words of closed lists. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(shapeOf(each))))].sort();
  if (typeof value === 'string') return kindOf(value);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  const fields = Object.entries(value).map(([name, each]) => [name, shapeOf(each)] as const);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
