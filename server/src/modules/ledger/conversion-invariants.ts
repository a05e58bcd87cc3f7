import { movedForEach, soldInvariants } from './sold-invariants.ts';

/** What must hold between the books and what advertisers reported, told like the other invariants. */
export const CONVERSION_INVARIANTS: Record<string, string> = {
  "a conversion's postings match its billing, and nothing of it is set aside": `${movedForEach('conversion')}
    select c.id as about, s.expected, concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0)) as found
    from conversion c left join moved m on m.conversion_id = c.id
    cross join lateral (select case when c.billing in ('held', 'disputed', 'approved', 'paid')
      then c.price_cents || '/' || c.payout_cents || '/0' else '0/0/0' end as expected) s
    where s.expected <> concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0))`,
  ...soldInvariants('conversion'),
  'every accepted postback has a conversion of its campaign': `
    select r.id::text as about, r.campaign_id::text as expected, c.campaign_id::text as found
    from postback_received r join conversion c on c.id = r.conversion_id where r.campaign_id <> c.campaign_id`,
};
