import type { APIRequestContext } from '@playwright/test';
import { type Asker, expectDone } from './people.ts';
import { expect, PASSWORD } from './story.ts';

/** Somebody who is due: what they have is approved, and they said where to pay it. */
export type Payee = { id: string; affId: string };

export async function payeeOf({ request }: Asker): Promise<Payee> {
  const { session } = await (await expectDone(request.get('/api/session'))).json();
  return { id: session.profile.id, affId: session.profile.affId };
}

/** Without a call: an adjustment, and a PayPal account unless told. */
export async function duePayee(
  administration: APIRequestContext,
  publisher: Asker & { email: string },
  cents: number,
  method: object = { kind: 'paypal', email: publisher.email, password: PASSWORD },
) {
  const payee = await payeeOf(publisher);
  await expectDone(publisher.request.put('/api/account/payment-method', { data: method }));
  const given = {
    id: crypto.randomUUID(),
    accountId: payee.id,
    side: 'publisher',
    amountCents: cents,
    reason: 'Story',
  };
  await expectDone(administration.post('/api/admin/ledger/adjustments', { data: given }));
  return payee;
}

/** All stories share one network: whoever else is due waits for a run of their own. */
export async function leaveOthersOut(administration: APIRequestContext, run: string, own: readonly Payee[]) {
  const path = `/api/admin/payout-runs/${run}`;
  const { data: rows } = await (await expectDone(administration.get(`${path}/publishers?state=pays&limit=200`))).json();
  for (const { publisher } of rows as { publisher: Payee }[]) {
    if (own.some(({ id }) => id === publisher.id)) continue;
    await expectDone(administration.put(`${path}/exclusions/${publisher.id}`, { data: { reason: 'Another story' } }));
  }
}

export async function proposedRun(administration: APIRequestContext): Promise<string> {
  const id = crypto.randomUUID();
  await expectDone(administration.post('/api/admin/payout-runs', { data: { id } }));
  return id;
}

/** Two people approve the same; if somebody else became due meanwhile, they are left out and it is approved again. */
export async function frozenRun(admins: readonly APIRequestContext[], own: readonly Payee[]): Promise<string> {
  const [administration] = admins as [APIRequestContext];
  const id = await proposedRun(administration);
  const path = `/api/admin/payout-runs/${id}`;
  const read = async () => (await expectDone(administration.get(path))).json();
  await expect(async () => {
    await leaveOthersOut(administration, id, own);
    const { digest } = await read();
    for (const admin of admins) await expectDone(admin.post(`${path}/approvals`, { data: { digest } }));
    expect((await read()).status).toBe('frozen');
  }).toPass({ timeout: 60_000 });
  return id;
}
