/** What is undefined or empty stays out of the address. */
export function toQueryString(query: Record<string, string | number | boolean | undefined>): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
}
