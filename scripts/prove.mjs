import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { ROOT } from './fingerprint.mjs';
import { bin, run, runQuietly } from './run.mjs';

/** What runs small in `npm test` and whole here. */
const PROOFS = {
  backup: 'server/src/modules/backups/backups.slow.test.ts',
  chain: 'server/src/modules/ledger/chain/chain.test.ts',
  chaos: 'server/src/modules/calls/chaos.slow.test.ts',
  clicks: 'server/src/modules/clicks',
  conversions: 'server/src/modules/conversions',
  corrections: 'server/src/modules/corrections',
  drain: 'server/src/drain.slow.test.ts',
  erasing: 'server/src/modules/persons',
  events: 'server/src/events/spine.test.ts',
  fallback: 'server/src/modules/carrier/fallback.slow.test.ts',
  history: 'server/src/seed/history/plan-history.slow.test.ts',
  'hostile-input': 'server/src/http/hostile-input.test.ts',
  imports: 'server/src/modules/leads/import',
  'lead-oracle': 'server/src/modules/leads/oracle.test.ts',
  'lead-storm': 'server/src/modules/leads/storm.slow.test.ts',
  overload: 'server/src/modules/carrier/overload.slow.test.ts',
  payments: 'server/src/modules/payments',
  payouts: 'server/src/modules/payouts',
  reservation: 'server/src/modules/calls/reservation.test.ts',
  rollups: 'server/src/modules/reports/rollups',
  webhooks: 'server/src/modules/integrations/webhooks',
};
/** What needs programs that npm does not bring, and so is proved only when it is named. */
const TRIALS = {
  failover: 'failover',
};
const FILE = join(ROOT, 'docs', 'proofs.md');

// `npm run prove -- chaos`; without a name, all of them.
const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn({ ...PROOFS, ...TRIALS }, name));
if (unknown.length > 0) {
  console.error(
    `There is no proof called ${unknown.join(', ')}. There are: ${Object.keys({ ...PROOFS, ...TRIALS }).join(', ')}.`,
  );
  process.exit(1);
}

await ensureInstalled();
const commit = await describeCommit();
for (const name of names.length > 0 ? names : Object.keys(PROOFS)) {
  if (!(await prove(name))) process.exitCode = 1;
}

async function prove(name) {
  const folder = mkdtempSync(join(tmpdir(), 'callstead-proof-'));
  const report = join(folder, 'counts');
  const env = { ...process.env, PROOF: 'whole', PROOF_REPORT: report };
  const exitCode = TRIALS[name]
    ? await run(process.execPath, ['deploy/trials/main.mjs', TRIALS[name]], { env })
    : await run(bin('vitest'), ['run', PROOFS[name]], { env });
  if (exitCode === 0) record(name, existsSync(report) ? readFileSync(report, 'utf8') : '');
  rmSync(folder, { recursive: true });
  return exitCode === 0;
}

/** What was proved is a commit; with changes that are in none, that has to be said. */
async function describeCommit() {
  const { output: commit } = await runQuietly('git', ['describe', '--always', '--abbrev=7']);
  // Where the proofs are recorded is no part of what they prove: the one before this wrote there.
  const { output: changes } = await runQuietly('git', ['status', '--porcelain', '--', '.', ':!docs/proofs.md']);
  return changes.trim() === '' ? commit.trim() : `${commit.trim()}, changed`;
}

/** The newest run of each proof replaces the one before. */
function record(name, report) {
  const counts = report
    .split('\n')
    .filter(Boolean)
    .map((line) => countsText(JSON.parse(line)));
  const row = `| ${name} | ${new Date().toISOString().slice(0, 10)} | ${commit} | ${counts.join('<br>')} |`;
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const others = lines.filter((line) => !line.startsWith(`| ${name} |`));
  writeFileSync(FILE, `${[...others, row].join('\n')}\n`);
  console.log(`Recorded in docs/proofs.md:\n${row}`);
}

function countsText(counts) {
  return Object.entries(counts)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ');
}
