import { randomUUID } from 'node:crypto';
import type { PaymentDetails } from '@callstead/domain/payouts/payment-method';
import { expect, test } from 'vitest';
import { deliverPaypalWebhook } from '../../../payments/paypal-simulator/deliver-webhook.ts';
import { PAYPAL_SIMULATOR_PATH } from '../../../payments/paypal-simulator/keys.ts';
import { rows } from '../../../testing/call-world.ts';
import { aMethod, anAdjustment, aPayee, runsOf } from '../../../testing/payout-world.ts';
import { createPayingNetwork, takeJobs } from '../../../testing/simulated-payments.ts';
import { settleBatch } from './settle-batch.ts';

const EMAIL = 'nora@people.example';

const ACH: PaymentDetails = {
  kind: 'us_bank',
  holder: 'Ana',
  holderType: 'person',
  accountType: 'checking',
  routingNumber: '021000021',
  accountNumber: '123456789',
};

test('a network of euros pays in euros by PayPal, its page says so, and nobody is paid by ACH', async () => {
  const t = await createPayingNetwork();
  const { headers } = await t.signIn('admin');
  const values = { currency: 'EUR', zone: 'America/New_York' };
  const chosen = await t.call('PUT', '/admin/settings', { headers, body: { group: 'books', version: 0, values } });
  expect(chosen.statusCode).toBe(200);
  const r = runsOf(t, { headers } as Parameters<typeof runsOf>[1]);
  const ofDollars = await aPayee(t, 15_000, ACH);
  const { id: payee } = await t.anAccount('publisher');
  await aMethod(t, payee, { kind: 'paypal', email: EMAIL });
  await anAdjustment(t, payee, 15_000);
  const { id: run } = await r.frozen();
  // Named while the network still counted in dollars, which are all that ACH moves.
  expect(await r.rowOf(run, ofDollars)).toMatchObject({ verdict: 'no_method', payout: null });
  const sent = await r.post(`/admin/payout-runs/${run}/batches`, { id: randomUUID() });
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  for (const { batchId } of await takeJobs(t, 'settle-payout-batch')) await settleBatch(t.services, batchId);
  const [batch] = await rows<{ body: { payout_item: { amount: unknown } }[] }>(
    t.db,
    'select body from paypal_simulator_batch',
  );
  expect(batch?.body[0]?.payout_item.amount).toEqual({ value: '150.00', currency: 'EUR' });
  const page = await t.app.inject({ method: 'GET', url: `${PAYPAL_SIMULATOR_PATH}?lang=es` });
  expect(page.body).toContain(`aria-label="Pagar: ${EMAIL}"`);
  expect(page.body).toContain('€150.00');
  for (const item of await takeJobs(t, 'deliver-simulated-payout')) await deliverPaypalWebhook(t.services, item);
  await t.close();
});
