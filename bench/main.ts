import { benchSearch } from './search.ts';

/** `npm run bench -- search`: ratios measured in one run, since machines differ. */
const BENCHES: Record<string, () => Promise<void>> = { search: benchSearch };

const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) throw new Error(`Which one? ${Object.keys(BENCHES).join(', ')}`);
await bench();
