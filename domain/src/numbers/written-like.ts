/** Who shares the calling code +1, where any ten digits are read alike. */
const PLAN_OF_ONE: ReadonlySet<string> = new Set(
  'US CA AG AI AS BB BM BS DM DO GD GU JM KN KY LC MP MS PR SX TC TT VC VG VI'.split(' '),
);

/**
 * As whose numbers something without a calling code is read, in order. A campaign for the United States or a neighbour of +1 reads
 * ten digits as theirs before anybody else's (Mexico has ten, too); others by the order in which their countries are named.
 */
export function writtenLike(countries: readonly string[]): readonly string[] {
  const abroad = countries.filter((country) => !PLAN_OF_ONE.has(country));
  return abroad.length === countries.length && abroad.length > 0 ? abroad : ['US', ...abroad];
}
