import { benchCalls } from './calls.ts';
import { benchCallExport } from './calls-export.ts';
import { benchCallLists } from './calls-list.ts';
import { benchClicks } from './clicks.ts';
import { benchFind } from './find.ts';
import { benchLeads } from './leads.ts';
import { benchPayouts } from './payouts.ts';
import { benchReports } from './reports.ts';
import { benchIngestion } from './reports-ingestion.ts';
import { benchSearch } from './search.ts';
import { benchUsers } from './users.ts';

/** `npm run bench -- search` (or another of these): ratios measured in one run, since machines differ. */
const BENCHES: Record<string, () => Promise<void>> = {
  search: benchSearch,
  find: benchFind,
  users: benchUsers,
  calls: benchCalls,
  clicks: benchClicks,
  leads: benchLeads,
  payouts: benchPayouts,
  reports: benchReports,
  'reports-ingestion': benchIngestion,
  'calls-list': benchCallLists,
  'calls-export': benchCallExport,
};

const [name = ''] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) throw new Error(`Which one? ${Object.keys(BENCHES).join(', ')}`);
await bench();
