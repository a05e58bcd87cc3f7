import { taxFormRuleIn } from '@callstead/domain/payouts/tax/who-needs-form';
import { judgePayees, type ReadServices } from './tax/reads.ts';

/** Who of these has to hand in a tax form before they are paid: none was signed, or the last no longer counts. */
export async function listOwingTaxForm(
  services: ReadServices,
  accountIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { settings } = services;
  const rule = taxFormRuleIn(settings.of('books').currency, settings.of('payouts').taxForms);
  if (accountIds.length === 0 || rule === 'nobody') return new Set();
  const payees = await judgePayees(services, { now, accounts: accountIds });
  const owing = payees.filter(({ tax_state }) => tax_state === 'missing' || tax_state === 'expired');
  return new Set(owing.map(({ account_id }) => account_id));
}
