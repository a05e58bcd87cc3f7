export type PanelQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** Programs know a campaign by its offer and a publisher by their affiliate id. */
const NAMES: Readonly<Record<string, string>> = { campaign: 'offerId', publisher: 'affId' };
/** What only a panel asks with. */
const LEFT_OUT: ReadonlySet<string> = new Set(['view', 'language', 'zone', 'columns', 'after', 'before', 'limit']);

/** Ready to be pasted into a shell; nothing in it can end its quotes. */
export function curlOf(origin: string, path: string, query: PanelQuery): string {
  const asked = Object.entries(query).filter(
    ([name, value]) => !LEFT_OUT.has(name) && value !== undefined && value !== '',
  );
  const parameters = asked.map(([name, value]) => `  --data-urlencode ${quoted(`${NAMES[name] ?? name}=${value}`)}`);
  const head = [`curl -G ${quoted(`${origin}/v1${path}`)}`, '  -H "Authorization: Bearer $CALLSTEAD_KEY"'];
  return [...head, ...parameters].join(' \\\n');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
