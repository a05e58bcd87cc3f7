import type { TaxFormListQuery } from '@callstead/contract/payouts/tax';
import { assert } from '@callstead/domain/assert';
import { foldAccents } from '@callstead/domain/fold-accents';
import { isPayee } from '@callstead/domain/identity/account';
import { type TaxFormState, taxFormState } from '@callstead/domain/payouts/tax/validity';
import { needsTaxForm, taxFormRuleIn } from '@callstead/domain/payouts/tax/who-needs-form';
import { type Actor, authorize } from '@callstead/domain/policy';
import { localDate } from '@callstead/domain/zone-clock';
import { KEY, type Page, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import type { Services } from '../../../services.ts';
import { accountOfPage } from '../../identity/profile/reads.ts';
import { listPayees, type PayeeRow } from './queries.ts';

export type ReadServices = Pick<Services, 'db' | 'settings' | 'config'>;

/** A publisher as the tax office concerns them. */
export type TaxPayee = PayeeRow & { tax_state: TaxFormState };

/** As things are now, or as they would be then. */
export async function judgePayees(
  { db, settings, config }: ReadServices,
  { now = new Date(), accounts }: { now?: Date; accounts?: readonly string[] },
): Promise<TaxPayee[]> {
  const rule = taxFormRuleIn(settings.of('books').currency, settings.of('payouts').taxForms);
  const today = localDate(now, config.networkZone);
  const payees = await listPayees(db, now, accounts);
  return payees.map((payee) => {
    const { form, state, zip_code: zip } = payee;
    const isNeeded = needsTaxForm(rule, { saidSo: form?.kind === 'w9', isPaidThere: payee.is_paid_there, state, zip });
    const kept = form ? { validUntil: form.valid_until } : undefined;
    return { ...payee, tax_state: taxFormState(kept, { isNeeded, today }) };
  });
}

export async function readPayee(services: ReadServices, accountId: string): Promise<TaxPayee> {
  const [payee] = await judgePayees(services, { accounts: [accountId] });
  assert(payee, 'whoever is paid is a publisher');
  return payee;
}

/** Their own, or the one an admin picked; undefined of whoever is never paid. */
export async function readOwnTaxForm(
  services: ReadServices,
  actor: Actor,
  picked: string | undefined,
): Promise<TaxPayee | undefined> {
  const account = await accountOfPage(services.db, actor, { action: 'tax-form.read', picked });
  return isPayee(account.type) ? readPayee(services, account.id) : undefined;
}

/** By name; as many as there are publishers, and none of them heavy. */
export async function listTaxPayees(
  services: ReadServices,
  actor: Actor,
  query: TaxFormListQuery,
): Promise<Page<TaxPayee>> {
  authorize(actor, 'tax-form.list');
  const wanted = foldAccents(query.search);
  const found = (await judgePayees(services, {}))
    .filter(({ tax_state }) => !query.state || tax_state === query.state)
    .filter(({ search_text, aff_id }) => foldAccents(`${search_text} ${aff_id}`).includes(wanted))
    .sort((one, other) => compare(keyOf(one), keyOf(other)));
  const request = pageRequestOf(query, [KEY.text, KEY.uuid]);
  const { from } = request;
  const behind = from ? found.filter((payee) => compare(keyOf(payee), from) > 0) : found;
  return pageOf(behind.slice(0, query.limit + 1), request, keyOf);
}

const keyOf = ({ sort_name, account_id }: TaxPayee) => [sort_name, account_id];

function compare(one: readonly string[], other: readonly string[]): number {
  const place = one.findIndex((part, index) => part !== other[index]);
  if (place < 0) return 0;
  return (one[place] ?? '') < (other[place] ?? '') ? -1 : 1;
}
