import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCarrierAccount } from '../../testing/a-carrier.ts';
import { aTelnyx } from '../../testing/a-telnyx.ts';
import { aCarrier, aLine, aNumber, aSid } from '../../testing/call-world.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import { reconcileAccount } from './reconcile-calls.ts';
import { accountNamed } from './services.ts';

let t: TestNetwork;

beforeAll(async () => {
  t = await createTestNetwork();
});
afterAll(() => t.close());

const HOUR_MS = 3_600_000;

test.each(['twilio', 'telnyx'] as const)(
  "calls that only %s's log has are written down unbilled, those only ours has are told, and once",
  async (kind) => {
    const admin = await t.signIn('admin');
    const account = await aCarrierAccount(t, admin, kind);
    const { number } = await aLine(t);
    await t.db
      .updateTable('tracking_number')
      .set({ carrier_account_id: account.id, carrier_sid: 'PN1' })
      .where('number', '=', number)
      .execute();
    await t.services.carrierKeys.refresh();
    const [both, oursAlone, theirsAlone, elsewhere] = [aSid(), aSid(), aSid(), aSid()];
    const carrier = kind === 'telnyx' ? aTelnyx(t) : aCarrier(t, account.token);
    for (const sid of [both, oursAlone]) await carrier.voice(sid, aNumber(), number);
    const log = (sid: string, to = number) => ({
      ...{ sid, account_sid: account.accountSid, from_number: aNumber(), to_number: to },
      ...{ started_at: new Date(), seconds: 12, status: 'completed' },
    });
    await t.db
      .insertInto('simulator_call')
      .values([log(both), log(theirsAlone), log(elsewhere, '+14075550199')])
      .execute();
    const row = await accountNamed(t.services, account.id);
    const between = { from: new Date(Date.now() - HOUR_MS), to: new Date(Date.now() + HOUR_MS) };
    const later = new Date(Date.now() + 3 * HOUR_MS);
    expect(await reconcileAccount(t.services, row, between, new Date())).toEqual([]); // what waits on disk is given an hour
    const found = await reconcileAccount(t.services, row, between, later);
    expect(found).toMatchObject([
      { call_sid: theirsAlone, kind: 'unknown_here', done: 'recorded', seconds: 12 },
      { call_sid: oursAlone, kind: 'unknown_there', done: 'told' },
    ]);
    const calls = await t.db.selectFrom('call').selectAll().where('call_sid', '=', theirsAlone).execute();
    expect(calls).toMatchObject([{ number, reason: 'failed', billing: 'none', price_cents: null }]);
    expect(await reconcileAccount(t.services, row, between, later)).toEqual([]);
  },
);
