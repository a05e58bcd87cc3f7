import { assert } from '@callstead/domain/assert';
import { DomainError } from '@callstead/domain/errors';
import { formOfYear, judgeNec, type NecVerdict } from '@callstead/domain/payouts/tax/nec-figures';
import { necThreshold } from '@callstead/domain/payouts/tax/nec-threshold';
import type { TaxForm, W9 } from '@callstead/domain/payouts/tax/tax-form';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../../db/database.ts';
import { emit } from '../../../events/emit.ts';
import { type CsvRow, csvLines } from '../../../http/csv.ts';
import type { Services } from '../../../services.ts';
import { listTaxFormsOf, sumYear, type TaxFormRow, type YearSum } from './queries.ts';
import { openForm } from './sealed-form.ts';

type NecServices = Pick<Services, 'db' | 'settings' | 'sealSecret'>;

type PayeeYear = YearSum & { amountCents: number; w9: W9 | null; verdict: NecVerdict };
export type YearFigures = {
  year: number;
  thresholdCents: number | undefined;
  payees: PayeeYear[];
  paypalCents: number;
};

export function readYear(services: NecServices, actor: Actor, year: number): Promise<YearFigures> {
  authorize(actor, 'tax-report.read');
  return figuresOf(services, year);
}

async function figuresOf(services: NecServices, year: number): Promise<YearFigures> {
  const sums = await sumYear(services.db, year);
  const thresholdCents = necThreshold(year, services.settings.of('payouts').necThresholds);
  const paid = sums.filter(({ amount_cents }) => amount_cents > 0);
  const forms = await formsOfYear(
    services,
    paid.map(({ account_id }) => account_id),
    year,
  );
  const payees = paid.map((sum) => {
    const form = forms.get(sum.account_id) ?? null;
    const facts = { amountCents: sum.amount_cents, form, isPaidThere: sum.is_paid_there };
    const verdict = judgeNec(facts, thresholdCents ?? 0);
    return { ...sum, amountCents: sum.amount_cents, w9: form?.kind === 'w9' ? form : null, verdict };
  });
  return { year, thresholdCents, payees, paypalCents: sums.reduce((sum, { paypal_cents }) => sum + paypal_cents, 0) };
}

/** By which each of them is reported, opened. */
async function formsOfYear(services: NecServices, accountIds: readonly string[], year: number) {
  const byAccount = new Map<string, (TaxFormRow & { signedOn: string })[]>();
  for (const row of await listTaxFormsOf(services.db, accountIds))
    byAccount.set(row.account_id, [...(byAccount.get(row.account_id) ?? []), { ...row, signedOn: row.signed_on }]);
  const opened = new Map<string, TaxForm>();
  for (const [accountId, own] of byAccount) {
    const row = formOfYear(own, year);
    assert(row, 'there is at least one');
    opened.set(accountId, openForm(services, row));
  }
  return opened;
}

/** docs/formats/1099-nec.md says what each is. */
const HEADER: CsvRow = [
  'tax_year',
  'payer_name',
  'payer_tin',
  'recipient_tin_type',
  'recipient_tin',
  'recipient_name',
  'recipient_business_name',
  'recipient_street',
  'recipient_city',
  'recipient_state',
  'recipient_zip',
  'recipient_email',
  'account_number',
  'box_1_nonemployee_compensation',
  'box_4_federal_income_tax_withheld',
  'remark',
];

const NO_FORM = 'No W-9 on file';

/** Whoever looks at everybody's numbers is on record. */
export function writeNecFile(services: NecServices, actor: Actor, year: number): Promise<string> {
  authorize(actor, 'tax-report.download');
  return inTransaction(services, async (tx) => {
    const { thresholdCents, payees } = await figuresOf(tx, year);
    if (thresholdCents === undefined) throw new DomainError('not_offered', { year });
    const { legalName, taxId } = tx.settings.of('company');
    const told = payees.filter(({ verdict }) => verdict === 'reported' || verdict === 'without_form');
    await emit(tx, actor, {
      type: 'tax-report.download',
      subject: { type: 'network', id: 'tax-report', name: '1099-NEC' },
      after: {
        year: String(year),
        publishers: told.length,
        amountCents: told.reduce((sum, { amountCents }) => sum + amountCents, 0),
      },
    });
    return csvLines([HEADER, ...told.map((payee) => lineOf(payee, { year, payerName: legalName, payerTin: taxId }))]);
  });
}

type Payer = { year: number; payerName: string; payerTin: string };

function lineOf({ w9, name, aff_id, email, amountCents }: PayeeYear, { year, payerName, payerTin }: Payer): CsvRow {
  const { street, city, state, zip } = w9?.address ?? {};
  return [
    year,
    payerName,
    payerTin,
    w9?.tinType.toUpperCase(),
    w9?.tin,
    w9?.name ?? name,
    w9?.businessName,
    street,
    city,
    state,
    zip,
    email,
    aff_id,
    (amountCents / 100).toFixed(2),
    '0.00',
    w9 ? null : NO_FORM,
  ];
}
