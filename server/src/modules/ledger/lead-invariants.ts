import { movedForEach, soldInvariants } from './sold-invariants.ts';

/** What must hold between the books and the leads, told like the other invariants. */
export const LEAD_INVARIANTS: Record<string, string> = {
  "a lead's postings match its billing, and only of one that waits something is set aside": `${movedForEach('lead')}
    select coalesce(c.id, m.lead_id) as about, s.expected,
           concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0)) as found
    from lead c full join moved m on m.lead_id = c.id
    cross join lateral (select case
      when c.billing in ('held', 'disputed', 'approved', 'paid') then c.price_cents || '/' || c.payout_cents || '/0'
      when c.status = 'pending' then c.price_cents || '/0/' || c.price_cents
      else '0/0/0' end as expected) s
    where s.expected <> concat_ws('/', coalesce(m.charged, 0), coalesce(m.earned, 0), coalesce(m.reserved, 0))`,
  ...soldInvariants('lead'),
  'every lead that waits for its delivery holds its price, and nothing else does': `
    select coalesce(c.id, l.lead_id) as about, c.price_cents as expected, l.reserved_cents as found
    from (select id, price_cents from lead where status = 'pending') c full join lead_live l on l.lead_id = c.id
    where c.price_cents is distinct from l.reserved_cents`,
  'a bid is paid once, to the lead that names it': `
    select coalesce(p.id, c.ping_id) as about, c.id as expected, p.lead_id as found
    from (select id, ping_id from lead where ping_id is not null) c full join
         (select id, lead_id from lead_ping where lead_id is not null) p on p.id = c.ping_id and p.lead_id = c.id
    where c.id is null or (p.id is null and exists (select from lead_ping k where k.id = c.ping_id))`,
  'nobody who was accepted is accepted again inside the window': `
    select b.lead_id as about, a.lead_id as expected, b.accepted_at::text as found
    from lead_memory a join lead_memory b on b.campaign_id = a.campaign_id and b.person = a.person and b.lead_id > a.lead_id
    join lead c on c.arrived_at = b.accepted_at and c.id = b.lead_id
    where a.accepted_at >= b.accepted_at - (c.decision ->> 'windowDays')::integer * interval '1 day'`,
};
