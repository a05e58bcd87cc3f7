import { randomUUID } from 'node:crypto';
import { paymentHint } from '@callstead/domain/payouts/payment-method';
import { executeRaw } from '../server/src/db/execute-raw.ts';
import { seal } from '../server/src/secrets/seal.ts';
import type { Services } from '../server/src/services.ts';
import { insertManyCalls } from '../server/src/testing/many-calls.ts';
import { aCampaign, people } from './calls-world.ts';

const DAYS = 60;
const PRICE_CENTS = 2500;
const PAYOUT_CENTS = 1250;
const TOP_UP_CENTS = 100_000_000_000;

type Size = { publishers: number; lines: number };

/**
 * Sold calls that wait to be paid, straight into the tables as the engine would have booked them: no triggers, since
 * millions of postings one by one would take hours.
 */
export async function loadPayables(
  { db, sealSecret }: Pick<Services, 'db' | 'sealSecret'>,
  { publishers, lines }: Size,
) {
  const payees = await people(db, 'publisher', publishers);
  const [advertiserId = ''] = await people(db, 'advertiser', 1);
  const campaignId = await aCampaign(db, advertiserId, 1);
  const senders = payees.map((publisherId) => ({ publisherId, advertiserId, campaignId }));
  const until = new Date(Date.now() - 8 * 86_400_000);
  await insertManyCalls(db, { count: lines, senders, days: DAYS, until, allApproved: true });
  await db.transaction().execute(async (tx) => {
    await executeRaw(tx, "set local session_replication_role = 'replica'", []);
    for (const statement of booksOf(advertiserId)) await executeRaw(tx, statement, []);
  });
  await giveMethods({ db, sealSecret }, payees);
  await executeRaw(db, 'vacuum analyze', []);
}

/** One after the other, each took its price. */
const LEFT = `${TOP_UP_CENTS} - ${PRICE_CENTS} * row_number() over (order by arrived_at)`;

const entries = (kind: string, at: string) => `
  insert into ledger_entry (source_key, kind, at, call_id, left_cents)
  select 'call:' || id || ':${kind}', '${kind}', ${at}, id, ${kind === 'reserve' ? LEFT : 'null'} from call order by arrived_at`;

const postings = (kind: string, line: number, { from, to, cents }: { from: string; to: string; cents: number }) => `
  insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
  select e.id, ${line}, ${from}, ${to}, ${cents}, e.at from ledger_entry e join call c on c.id = e.call_id where e.kind = '${kind}'`;

/** Reserved, sold, approved; and what the advertiser paid in before. */
function booksOf(advertiserId: string): string[] {
  const [balance, reserved] = [`'advertiser:${advertiserId}:balance'`, `'advertiser:${advertiserId}:reserved'`];
  const [held, payable] = ["'publisher:' || c.publisher_id || ':held'", "'publisher:' || c.publisher_id || ':payable'"];
  const margin = PRICE_CENTS - PAYOUT_CENTS;
  return [
    `insert into ledger_entry (source_key, kind, at) values ('topup:${randomUUID()}', 'top_up', now() - interval '90 days')`,
    `insert into ledger_posting (entry_id, line, from_account, to_account, amount_cents, at)
     select id, 1, 'network:gateway', ${balance}, ${TOP_UP_CENTS}, at from ledger_entry where kind = 'top_up'`,
    entries('reserve', 'arrived_at'),
    entries('qualified', 'ended_at'),
    entries('approved', "arrived_at + interval '7 days'"),
    postings('reserve', 1, { from: balance, to: reserved, cents: PRICE_CENTS }),
    postings('qualified', 1, { from: reserved, to: held, cents: PAYOUT_CENTS }),
    postings('qualified', 2, { from: reserved, to: "'network:revenue'", cents: margin }),
    postings('approved', 1, { from: held, to: payable, cents: PAYOUT_CENTS }),
    `insert into payout_line (entry_id, account_id, kind, sale, call_id, arrived_at, at, amount_cents, advertiser_id,
                              reserve_entry_id, left_cents)
     select e.id, c.publisher_id, 'approved', 'call:' || c.id, c.id, c.arrived_at, e.at, ${PAYOUT_CENTS}, c.advertiser_id,
            r.id, r.left_cents
     from ledger_entry e join call c on c.id = e.call_id
     join ledger_entry r on r.call_id = e.call_id and r.kind = 'reserve' where e.kind = 'approved'`,
    'insert into campaign_live (campaign_id, spent_cents) select campaign_id, sum(price_cents) from call group by campaign_id on conflict (campaign_id) do update set spent_cents = excluded.spent_cents',
    `insert into ledger_balance (account, balance_cents, floor_cents)
     select account, sum(cents), case when account like '%:payable' then null else 0 end from (
       select to_account as account, amount_cents as cents from ledger_posting
       union all select from_account, -amount_cents from ledger_posting) m
     where account not like 'network:%' group by account`,
  ];
}

async function giveMethods({ db, sealSecret }: Pick<Services, 'db' | 'sealSecret'>, payees: readonly string[]) {
  const rows = payees.map((owner, number) => {
    const details = { kind: 'paypal' as const, email: `payee${number}@people.example` };
    const sealed = seal(JSON.stringify(details), { secret: sealSecret, purpose: 'payment-method', owner });
    return { account_id: owner, hint: paymentHint(details), sealed_details: sealed };
  });
  await executeRaw(
    db,
    `insert into payment_method (account_id, kind, hint, sealed_details, is_complete, changed_at, counts_from)
     select account_id, 'paypal', hint, sealed_details, true, '2020-01-01', '2020-01-01'
     from jsonb_to_recordset($1::jsonb) as m (account_id uuid, hint text, sealed_details text)`,
    [JSON.stringify(rows)],
  );
}
