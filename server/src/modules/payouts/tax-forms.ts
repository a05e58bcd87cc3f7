import { judgePayees, type ReadServices } from './tax/reads.ts';

/** Who of these has to hand in a tax form before they are paid: none was signed, or the last no longer counts. */
export async function listOwingTaxForm(
  services: ReadServices,
  accountIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (accountIds.length === 0 || services.settings.of('payouts').taxForms === 'nobody') return new Set();
  const payees = await judgePayees(services, { now, accounts: accountIds });
  const owing = payees.filter(({ tax_state }) => tax_state === 'missing' || tax_state === 'expired');
  return new Set(owing.map(({ account_id }) => account_id));
}
