import type { Language } from '@callstead/domain/identity/account';
import type { LedgerAccount } from '@callstead/domain/ledger/accounts';
import type { EntryKind } from '@callstead/domain/ledger/entry';
import { advertiserFunds } from '@callstead/domain/ledger/own-funds';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inPeriod } from '../ledger/entries/queries.ts';

export type Period = { from: Date | undefined; to: Date | undefined };

/** What each kind of entry brought the accounts in a period, or took; what only moved between them adds up to nothing. */
export async function sumByKind(db: Db, accounts: readonly LedgerAccount[], period: Period) {
  const within = inPeriod(period, sql`p.at`);
  const found = await sql<{ kind: EntryKind; entries: number; cents: number }>`
    select e.kind, count(distinct m.entry_id) as entries, sum(m.cents)::bigint as cents from (
      select p.entry_id, p.amount_cents as cents from ledger_posting p
      where p.to_account = any(${accounts}::text[]) and p.from_account <> all(${accounts}::text[]) and ${within}
      union all
      select p.entry_id, -p.amount_cents from ledger_posting p
      where p.from_account = any(${accounts}::text[]) and p.to_account <> all(${accounts}::text[]) and ${within}
    ) m join ledger_entry e on e.id = m.entry_id group by e.kind order by e.kind`.execute(db);
  return found.rows;
}

/** What a line of a statement says of its call; whoever may not know the caller reads without. */
export type StatedCall = { campaign: { id: string; title: string }; caller: string | null };

/** A call is found by its month; the reservation says when it came in. */
export async function listStatedCalls(
  db: Db,
  callIds: readonly string[],
  language: Language,
): Promise<Map<string, StatedCall>> {
  if (callIds.length === 0) return new Map();
  const found = await sql<{ call_id: string; caller: string | null; id: string; title: string }>`
    select c.id as call_id, c.caller, k.public_id as id, k.texts -> ${language}::text ->> 'title' as title
    from unnest(${callIds}::text[]) as given (id)
    join ledger_entry r on r.source_key = 'call:' || given.id || ':reserve'
    join call c on c.arrived_at = r.at and c.id = given.id
    join campaign_with_terms k on k.id = c.campaign_id`.execute(db);
  return new Map(
    found.rows.map(({ call_id, caller, id, title }) => [call_id, { caller, campaign: { id, title: title ?? id } }]),
  );
}

/** The same of conversions, in which nobody called. */
export async function listStatedConversions(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, StatedCall>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ conversion_id: string; id: string; title: string | null }>`
    select c.id as conversion_id, k.public_id as id, k.texts -> ${language}::text ->> 'title' as title
    from conversion c join campaign_with_terms k on k.id = c.campaign_id where c.id = any (${ids}::text[])`.execute(db);
  return new Map(
    found.rows.map(({ conversion_id, id, title }) => [
      conversion_id,
      { caller: null, campaign: { id, title: title ?? id } },
    ]),
  );
}

/** And of leads, whose person is nobody's business here. */
export async function listStatedLeads(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, StatedCall>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ lead_id: string; id: string; title: string | null }>`
    select c.id as lead_id, k.public_id as id, k.texts -> ${language}::text ->> 'title' as title
    from unnest(${ids}::text[]) as given (id)
    join ledger_entry r on r.source_key = 'lead:' || given.id || ':reserve'
    join lead c on c.arrived_at = r.at and c.id = given.id
    join campaign_with_terms k on k.id = c.campaign_id`.execute(db);
  return new Map(
    found.rows.map(({ lead_id, id, title }) => [lead_id, { caller: null, campaign: { id, title: title ?? id } }]),
  );
}

/** Charged in the period, less what was given back in it. */
export async function sumUsage(db: Db, advertiserId: string, period: Period): Promise<number> {
  const { balance, reserved } = advertiserFunds(advertiserId);
  const within = inPeriod(period, sql`p.at`);
  const found = await sql<{ cents: number }>`
    select (coalesce((select sum(p.amount_cents) from ledger_posting p
                      where p.from_account = ${reserved} and p.to_account <> ${balance} and ${within}), 0)
          + coalesce((select sum(p.amount_cents) from ledger_posting p join ledger_entry e on e.id = p.entry_id
                      where p.from_account = ${balance} and p.to_account <> ${reserved} and e.kind in ('repriced', 'put_back')
                        and ${within}), 0)
          - coalesce((select sum(p.amount_cents) from ledger_posting p join ledger_entry e on e.id = p.entry_id
                      where p.to_account = ${balance} and p.from_account <> ${reserved} and e.kind in ('refused', 'repriced', 'put_back')
                        and ${within}), 0))::bigint as cents`.execute(db);
  return found.rows[0]?.cents ?? 0;
}
