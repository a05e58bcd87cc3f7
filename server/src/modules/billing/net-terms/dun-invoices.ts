import { type DunningDays, type DunningStep, dunningStep, PAUSE_STEP } from '@callstead/domain/billing/invoice-status';
import { balanceOf } from '@callstead/domain/ledger/accounts';
import { localDate } from '@callstead/domain/zone-clock';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import type { Services, Tx } from '../../../services.ts';
import { pauseCampaignsOf } from '../../campaigns/manage/pause-campaigns.ts';
import { findBalance } from '../../ledger/queries.ts';
import { invoiceNumber } from '../documents/numbers.ts';
import { coverOpenInvoices } from './cover-open-invoices.ts';
import { findDunningStep, insertDunning, listOpenInvoices, type Owing } from './queries.ts';

type Look = { now: Date; zone: string; days: DunningDays };

/**
 * Asks for what is due: three mails, then the campaigns pause. Each step once; those that were slept through are not made
 * up for. First what came meanwhile covers what it can, and whoever owes nothing any more is not asked.
 */
export async function dunInvoices(services: Services, { now, zone, days }: Look): Promise<void> {
  const owing = new Set((await listOpenInvoices(services.db)).map(({ advertiserId }) => advertiserId));
  for (const advertiserId of owing) await coverOpenInvoices(services, advertiserId);
  const today = localDate(now, zone);
  for (const invoice of await listOpenInvoices(services.db)) {
    const step = dunningStep(invoice.dueOn, today, days);
    if (step > 0) await takeStep(services, invoice, step as DunningStep, now);
  }
}

function takeStep(services: Services, invoice: Owing, step: DunningStep, now: Date): Promise<void> {
  return inTransaction(services, async (tx) => {
    const balance = await findBalance(tx.db, balanceOf(invoice.advertiserId));
    if ((balance?.balance_cents ?? 0) >= 0 || (await findDunningStep(tx.db, invoice.id)) >= step) return;
    if (!(await insertDunning(tx.db, invoice.id, step, now))) return;
    await (step === PAUSE_STEP ? pause(tx, invoice, now) : remind(tx, invoice, step, now));
  });
}

const about = ({ id, number, advertiserId, advertiserName, openCents, dueOn }: Owing) => ({
  subject: { type: 'ledger' as const, id: advertiserId, name: advertiserName },
  accountId: advertiserId,
  facts: { invoiceId: id, number: invoiceNumber(number), advertiserName, openCents, dueOn },
});

function remind(tx: Tx, invoice: Owing, step: DunningStep, at: Date): Promise<void> {
  const { facts, ...rest } = about(invoice);
  return emit(tx, 'network', { type: 'invoice.due', ...rest, at, facts: { ...facts, step } });
}

async function pause(tx: Tx, invoice: Owing, at: Date): Promise<void> {
  const { facts, ...rest } = about(invoice);
  const campaigns = await pauseCampaignsOf(tx, invoice.advertiserId, `${facts.number}`);
  await emit(tx, 'network', { type: 'invoice.paused-campaigns', ...rest, at, facts: { ...facts, campaigns } });
}
