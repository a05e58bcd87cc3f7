import type { OwnedNumber } from '@callstead/contract/carriers';
import { CARRIER_NAMES, type NumberAddresses, numberAddresses } from '@callstead/domain/numbers/carrier-account';
import { type Actor, authorize } from '@callstead/domain/policy';
import { inTransaction } from '../../db/database.ts';
import { emit } from '../../events/emit.ts';
import type { NumberAtCarrier } from '../../telephony/carriers/port.ts';
import { numberTypeOf } from '../../telephony/number-type.ts';
import { readNumber } from '../../telephony/read-number.ts';
import { handOutNumbers } from '../numbers/hand-out.ts';
import { insertNumbers } from '../numbers/queries.ts';
import { priceOf } from './buy-number.ts';
import { type CarrierAccountRow, linkNumber, listNumbersNamed } from './queries.ts';
import { accountNamed, askCarrier, type CarriersServices, openAccount } from './services.ts';

type Found = NumberAtCarrier & Pick<OwnedNumber, 'verdict'>;

/** What the account has, and what importing it would do; nothing is written. */
export async function readOwned(services: CarriersServices, actor: Actor, id: string): Promise<OwnedNumber[]> {
  authorize(actor, 'number.adopt');
  const found = await judgeOwned(services, await accountNamed(services, id));
  return found.map(({ sid, number, addresses, verdict }) => ({ sid, number, voiceUrl: addresses.voice, verdict }));
}

async function judgeOwned(services: CarriersServices, account: CarrierAccountRow): Promise<Found[]> {
  const owned = await askCarrier(openAccount(services, account).listNumbers());
  const known = await listNumbersNamed(
    services.db,
    owned.map(({ number }) => number),
  );
  const holders = new Map(known.map((row) => [row.number, row.carrier_account_id]));
  return owned.map((each) => ({ ...each, verdict: verdictOf(each.number, holders) }));
}

function verdictOf(number: string, holders: ReadonlyMap<string, string | null>): OwnedNumber['verdict'] {
  if (holders.has(number)) return holders.get(number) === null ? 'link' : 'ours';
  return readNumber(number) ? 'new' : 'unusable';
}

/** Calls come to us from here on, whoever had them before; the same again changes nothing. */
export async function adoptNumbers(
  services: CarriersServices,
  actor: Actor,
  { id, sids }: { id: string; sids: readonly string[] },
): Promise<number> {
  authorize(actor, 'number.adopt');
  const account = await accountNamed(services, id);
  const wanted = new Set(sids);
  const owned = await judgeOwned(services, account);
  const chosen = owned.filter(({ sid, verdict }) => wanted.has(sid) && (verdict === 'new' || verdict === 'link'));
  if (chosen.length === 0) return 0;
  await askCarrier(setAll(services, account, chosen, numberAddresses(services.config.publicUrl, account.kind)));
  const prices = await askCarrier(pricesOf(services, account, chosen));
  const adopted = await recordAdopted(services, actor, account, { chosen, prices });
  await services.carrierKeys.refresh();
  return adopted;
}

async function setAll(
  services: CarriersServices,
  account: CarrierAccountRow,
  numbers: readonly NumberAtCarrier[],
  addresses: NumberAddresses,
): Promise<void> {
  const client = openAccount(services, account);
  for (const { sid } of numbers) await client.setAddresses(sid, addresses);
}

/** One question a kind of number, however many there are. */
async function pricesOf(services: CarriersServices, account: CarrierAccountRow, numbers: readonly NumberAtCarrier[]) {
  const prices = new Map<string, number | null>();
  for (const number of numbers.map((each) => each.number)) {
    const [country, type] = [readNumber(number)?.country ?? 'US', numberTypeOf(number)];
    const key = `${country} ${type}`;
    if (!prices.has(key)) prices.set(key, (await priceOf(services, account, { country, type }))?.monthlyCents ?? null);
  }
  return (number: string) => prices.get(`${readNumber(number)?.country ?? 'US'} ${numberTypeOf(number)}`) ?? null;
}

type Adopted = { chosen: readonly NumberAtCarrier[]; prices: (number: string) => number | null };

function recordAdopted(services: CarriersServices, actor: Actor, account: CarrierAccountRow, given: Adopted) {
  return inTransaction(services, async (tx) => {
    const carrier = CARRIER_NAMES[account.kind];
    const done: string[] = [];
    let subjectId = account.id;
    for (const { number, sid } of given.chosen) {
      const monthly_cents = given.prices(number);
      const at = { carrier, carrier_account_id: account.id, carrier_sid: sid, monthly_cents };
      const [added] = await insertNumbers(tx.db, [{ number, ...at }]);
      if (added) subjectId = added.id;
      if (added || (await linkNumber(tx.db, number, at))) done.push(number);
    }
    if (done.length === 0) return 0;
    await emit(tx, actor, {
      type: 'number.adopt',
      subject: { type: 'number', id: subjectId, name: `${done[0]} (${done.length})` },
      after: { numbers: done.map((number) => ({ number, carrier })), carrier: account.name },
    });
    await handOutNumbers(tx);
    return done.length;
  });
}
