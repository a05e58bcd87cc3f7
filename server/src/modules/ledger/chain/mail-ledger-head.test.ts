import { expect, test } from 'vitest';
import { aLine } from '../../../testing/call-world.ts';
import { createTestNetwork } from '../../../testing/test-network.ts';
import { mailLedgerHead } from './mail-ledger-head.ts';
import { findHead } from './queries.ts';
import { sealLedger } from './seal-ledger.ts';

test('the newest hash goes to everybody who runs the network, and to nobody else', async ({ onTestFinished }) => {
  const t = await createTestNetwork();
  onTestFinished(t.close);
  const admins = [await t.anAccount('admin'), await t.anAccount('admin')];
  await t.anAccount('admin', 'rejected');
  await mailLedgerHead(t.services);
  expect(await t.jobs('send-mail')).toEqual([]); // nothing is sealed yet

  await aLine(t); // an advertiser tops up
  await sealLedger(t.services, new Date('2026-05-15T06:00:00Z'));
  await mailLedgerHead(t.services);
  const hash = (await findHead(t.db))?.hash.toString('hex');
  const mails = await t.jobs('send-mail');
  expect(mails.map(({ to }) => to).sort()).toEqual(admins.map(({ email }) => email).sort());
  expect(mails[0]).toMatchObject({ mail: 'ledger-head', values: { block: 1, hash, sealedAt: '2026-05-15 06:00' } });
});
