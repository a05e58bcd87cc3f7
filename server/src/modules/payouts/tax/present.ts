import type { NecSummary, SignedTaxForm, TaxFormResponse, TaxFormRow } from '@callstead/contract/payouts/tax';
import type { YearFigures } from './nec.ts';
import type { PayeeRow } from './queries.ts';
import type { TaxPayee } from './reads.ts';

const presentForm = (form: PayeeRow['form']): SignedTaxForm | null =>
  form && {
    id: form.id,
    kind: form.kind,
    tinHint: form.tin_hint,
    signedAt: new Date(form.signed_at).toISOString(),
    validUntil: form.valid_until,
  };

export const presentOwn = (payee: TaxPayee | undefined): TaxFormResponse => ({
  state: payee?.tax_state ?? 'not_needed',
  form: payee ? presentForm(payee.form) : null,
});

export const presentPayee = ({ account_id, name, aff_id, tax_state, form }: TaxPayee): TaxFormRow => ({
  publisher: { id: account_id, name, affId: aff_id },
  state: tax_state,
  form: presentForm(form),
});

export function presentSummary({ year, thresholdCents, payees, paypalCents }: YearFigures): NecSummary {
  const sums = new Map<string, NecSummary['verdicts'][number]>();
  for (const { verdict, amountCents } of payees) {
    const before = sums.get(verdict) ?? { verdict, publishers: 0, amountCents: 0 };
    sums.set(verdict, {
      verdict,
      publishers: before.publishers + 1,
      amountCents: before.amountCents + amountCents,
    });
  }
  return { year, thresholdCents: thresholdCents ?? null, verdicts: [...sums.values()], paypalCents };
}
