import { expect, test } from 'vitest';
import { rows } from '../testing/call-world.ts';
import { aLeadCampaign, postLead } from '../testing/lead-world.ts';
import { createTestNetwork } from '../testing/test-network.ts';
import { ensureMonths } from './months.ts';

test('a month that began before anybody made its partition stays where it is, and the next ones are made', async () => {
  const t = await createTestNetwork();
  try {
    const { id } = await postLead(t, await aLeadCampaign(t));
    const now = new Date();
    const later = new Date(now.getTime() + 62 * 86_400_000);
    await ensureMonths(t.db, 'lead', now, later);
    expect(await rows(t.db, 'select tableoid::regclass::text as place from lead where id = $1', [id])).toEqual([
      { place: 'lead_of_no_month' },
    ]);
    const [made] = await rows<{ months: number }>(
      t.db,
      `select count(*)::int as months from pg_inherits where inhparent = 'lead'::regclass`,
    );
    expect(made?.months).toBeGreaterThan(2);
  } finally {
    await t.close();
  }
});
