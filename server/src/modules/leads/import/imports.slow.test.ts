import { expect, test } from 'vitest';
import { rows, topUp } from '../../../testing/call-world.ts';
import { anImportCampaign, aRow, csvOf, upload } from '../../../testing/lead-import-world.ts';
import { livingBytes } from '../../../testing/living-bytes.ts';
import { PROOF_TIMEOUT_MS, reportCounts, sized } from '../../../testing/proof.ts';
import { createTestNetwork } from '../../../testing/test-network.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { runImports } from './run-imports.ts';

const ROWS = sized({ small: 1_000, whole: 100_000 });
/** Of all objects that outlive a collection, however many rows there are. */
const MOST_MORE_BYTES = 96 * 1024 * 1024;

/** A look collects what can be forgotten first, and nothing else runs meanwhile. */
const LOOK_MS = 3_000;

/** Everybody another. */
function aLongFile(): string {
  const lines = Array.from({ length: ROWS }, (_, place) => {
    const digits = String(2_000_000 + place);
    return aRow({ 2: `+1305${digits}`, 3: `p${place}@example.com`, ...(place % 10 === 9 && { 7: '' }) });
  });
  return csvOf(lines);
}

test('a long file is checked and taken in bounded memory, cut off in between, and every row once', {
  timeout: PROOF_TIMEOUT_MS,
}, async () => {
  const t = await createTestNetwork();
  try {
    const publisher = await t.signIn('publisher');
    const campaign = await anImportCampaign(t, publisher);
    await topUp(t.db, campaign.advertiserId, ROWS * 5_000);
    const id = await upload(t, publisher, campaign, aLongFile());
    const at = `/publisher/lead-imports/${id}`;
    const { mapping } = (await t.call('GET', at, publisher)).json();
    await t.call('POST', `${at}/check`, { ...publisher, body: { columns: mapping } });
    const before = livingBytes();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, livingBytes());
    }, LOOK_MS);
    await runImports(t.services);
    await t.call('POST', `${at}/start`, publisher);
    // Cut off: the third batch is taken and never noted.
    let batches = 0;
    const now = () => {
      batches += 1;
      if (batches === 3) throw new Error('cut off');
      return new Date();
    };
    await expect(runImports(t.services, now)).rejects.toThrow('cut off');
    await runImports(t.services);
    clearInterval(watch);
    most = Math.max(most, livingBytes());
    const refused = Math.floor(ROWS / 10);
    expect((await t.call('GET', at, publisher)).json()).toMatchObject({
      status: 'done',
      doneRows: ROWS,
      totalRows: ROWS,
    });
    const [counted] = await rows<{ leads: number; accepted: number }>(
      t.db,
      `select count(*)::int as leads, count(*) filter (where status = 'accepted')::int as accepted from lead where campaign_id = $1`,
      [campaign.campaignId],
    );
    expect(counted).toEqual({ leads: ROWS, accepted: ROWS - refused });
    expect(await verifyLedger(t.db)).toEqual([]);
    expect(most - before).toBeLessThan(MOST_MORE_BYTES);
    reportCounts({ 'rows imported': ROWS, 'MB of heap more at most': Math.round((most - before) / 1024 / 1024) });
  } finally {
    await t.close();
  }
});
