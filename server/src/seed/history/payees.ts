import { randomUUID } from 'node:crypto';
import type { SignTaxFormRequest } from '@callstead/contract/payouts/tax';
import { assert } from '@callstead/domain/assert';
import type { PaymentDetails } from '@callstead/domain/payouts/payment-method';
import { findAccount } from '../../modules/identity/queries.ts';
import { tieReferral } from '../../modules/identity/referrals/tie-referral.ts';
import { recordBonus } from '../../modules/ledger/commands.ts';
import { keepPaymentMethod } from '../../modules/payouts/commands.ts';
import { signTaxForm } from '../../modules/payouts/tax/commands.ts';
import { setTerms } from '../../modules/payouts/terms/commands.ts';
import { demoEmail } from '../demo-accounts.ts';
import { dateOf, firstDate, momentOn, monthOf } from './calendar.ts';
import type { HistoryWorld } from './setup.ts';

/** What was settled with a publisher about their money. */
export type PayeeAction =
  | { do: 'give_method'; publisher: string; method: PaymentDetails }
  | { do: 'agree_terms'; publisher: string; terms: Terms }
  | { do: 'sign_w9'; publisher: string }
  | { do: 'give_bonus'; publisher: string; amountCents: number; reason: string }
  | { do: 'come_through'; publisher: string; referrer: string };

type Terms = { schedule: 'monthly' | 'weekly' | 'net'; netDays: number | null; heldReason: string | null };

const DAY_MS = 86_400_000;

const paypal = (mailbox: string): PaymentDetails => ({ kind: 'paypal', email: demoEmail(mailbox) });
const wise = (mailbox: string, holder: string, holderType: 'person' | 'company'): PaymentDetails => ({
  ...{ kind: 'wise', holder, holderType },
  email: demoEmail(mailbox),
});

/** Examples of the registries that hand out such numbers: they belong to nobody. */
const IBANS = {
  spain: {
    ...{ kind: 'iban', holder: 'Pablo Rivas', iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX' },
    address: { street: 'Calle Mayor 12', postcode: '28013', town: 'Madrid', country: 'ES' },
  },
  germany: {
    ...{ kind: 'iban', holder: 'Valeria Soto', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    address: { street: 'Domstrasse 4', postcode: '50668', town: 'Köln', country: 'DE' },
  },
} satisfies Record<string, PaymentDetails>;

const US_BANK: PaymentDetails = {
  kind: 'us_bank',
  holder: 'Norte Media LLC',
  holderType: 'company',
  routingNumber: '110000000',
  accountNumber: '000987654321',
  accountType: 'checking',
};

const W9: Omit<SignTaxFormRequest & { kind: 'w9' }, 'id'> = {
  kind: 'w9',
  name: 'Norte Media LLC',
  businessName: null,
  classification: 'llc_p',
  exemptPayeeCode: null,
  address: { street: '1200 Brickell Ave', city: 'Miami', state: 'FL', zip: '33131' },
  tin: { type: 'ein', number: '65-0000001' },
  isBackupWithheld: false,
  signerName: 'Nora Torres',
  title: 'Manager',
  signature: 'Nora Torres',
  isCertified: true,
};

const HELD: Terms = { schedule: 'monthly', netDays: null, heldReason: 'Revisamos de dónde viene su tráfico.' };

/** Everybody is paid in another way, one has not said how yet, one is kept back, and one has just changed their mind. */
export function payeeActions({ start, end }: { start: Date; end: Date }): (PayeeAction & { at: Date })[] {
  const daysBefore = (days: number) => new Date(end.getTime() - days * DAY_MS);
  const first = new Date(start.getTime() - 2 * DAY_MS);
  const method = (at: Date, publisher: string, given: PaymentDetails) => ({
    ...{ at, do: 'give_method' as const },
    ...{ publisher, method: given },
  });
  const terms = (at: Date, publisher: string, agreed: Terms) => ({
    ...{ at, do: 'agree_terms' as const },
    ...{ publisher, terms: agreed },
  });
  const bonus = (at: Date, publisher: string, amountCents: number, reason = 'Bono de bienvenida') => ({
    ...{ at, do: 'give_bonus' as const },
    ...{ publisher, amountCents, reason },
  });
  const beforeTheFirst = new Date(momentOn(firstDate(monthOf(dateOf(end))), 0).getTime() - 4 * DAY_MS);
  return [
    method(first, 'publisher', IBANS.spain),
    method(first, 'affiliate', paypal('affiliate')),
    method(first, 'marcos.leon', wise('marcos.leon', 'Marcos León', 'person')),
    method(first, 'norte.media', wise('norte.media', 'Norte Media LLC', 'company')),
    method(daysBefore(34), 'norte.media', US_BANK),
    { at: daysBefore(33), do: 'sign_w9', publisher: 'norte.media' }, // whoever has a bank there is asked for it
    method(daysBefore(44), 'valeria.soto', wise('valeria.soto', 'Valeria Soto', 'person')),
    method(daysBefore(0.2), 'valeria.soto', IBANS.germany),
    method(daysBefore(44), 'diego.fuentes', { kind: 'manual', instructions: 'Cheque a nombre de Diego Fuentes.' }),
    method(daysBefore(43), 'ana.vega', paypal('ana.vega')),
    method(daysBefore(43), 'bruno.diaz', paypal('bruno.diaz')),
    terms(daysBefore(WEEKLY_DAYS), 'valeria.soto', { schedule: 'weekly', netDays: null, heldReason: null }),
    terms(daysBefore(WEEKLY_DAYS), 'diego.fuentes', { schedule: 'net', netDays: 15, heldReason: null }),
    terms(daysBefore(20), 'ana.vega', HELD),
    bonus(daysBefore(42), 'costa.leads', 15_000),
    bonus(daysBefore(42), 'bruno.diaz', 5_000),
    // On whatever day the demo is made, the run of the 1st pays these.
    ...['affiliate', 'marcos.leon', 'norte.media'].map((publisher, index) =>
      bonus(beforeTheFirst, publisher, 10_000 + index * 2_500, 'Bono por volumen'),
    ),
    { at: daysBefore(45.5), do: 'come_through', publisher: 'valeria.soto', referrer: 'publisher' },
    { at: daysBefore(45.5), do: 'come_through', publisher: 'bruno.diaz', referrer: 'publisher' },
  ];
}

/** So long there has been somebody whom a Monday pays. */
export const WEEKLY_DAYS = 37;

export async function settleWithPayee({ services, as }: HistoryWorld, at: Date, action: PayeeAction): Promise<void> {
  const publisher = as(action.publisher, at);
  const { accountId } = publisher;
  switch (action.do) {
    case 'give_method': {
      const account = await findAccount(services.db, accountId);
      assert(account, 'a demo publisher has an account');
      await keepPaymentMethod(services, publisher, account, action.method);
      return;
    }
    case 'agree_terms':
      await setTerms(services, as('admin', at), { accountId, ...action.terms });
      return;
    case 'sign_w9':
      await signTaxForm(services, publisher, { id: randomUUID(), ...W9 });
      return;
    case 'give_bonus': {
      const { amountCents, reason } = action;
      return recordBonus(services, as('admin', at), { id: randomUUID(), accountId, amountCents, reason });
    }
    case 'come_through': {
      const referrer = await findAccount(services.db, as(action.referrer, at).accountId);
      return tieReferral(services, accountId, { affId: referrer?.aff_id ?? null, at });
    }
  }
}
