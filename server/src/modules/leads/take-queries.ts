import type { LeadSnapshot, StoredLeadDecision } from '@callstead/domain/leads/explain-lead';
import type { LeadReason, LeadWay } from '@callstead/domain/leads/lead';
import type { StatementRunner } from '../../db/database.ts';
import type { NewEntry } from '../ledger/queries.ts';

/** What take_lead_batch needs of one lead: the rows it writes, side by side in one flat object, and how to judge them. */
export type LeadArrival = NewLead &
  NewPerson &
  NewConsent & {
    /** Its place in its batch, from 1: said when that is written. */
    ord: number;
    /** Of the line it was judged by; one that has changed since is to be judged by the new one. */
    stamp: string;
    /** Hashes, as the database writes them. */
    persons: readonly string[];
    countsAtOnce: boolean;
    /** Why it was rejected already; then nothing is reserved. */
    reason: LeadReason | null;
    /** What is booked when it is charged at once, and whose account is credited then. */
    charge: NewEntry | null;
    payee: string | null;
    /** When it is charged. */
    approve_at: Date;
    /** So long it waits for its delivery. */
    expiresAt: Date;
  };

/** As the tables have them; the statement adds what became of it. */
type NewLead = {
  id: string;
  arrived_at: Date;
  way: LeadWay;
  campaign_id: string;
  campaign_version: number;
  form_version: number;
  advertiser_id: string;
  publisher_id: string;
  application_id: string | null;
  click_id: string | null;
  saved_link_id: string | null;
  /** The bid it is paid; null without one, and for a test. */
  ping_id: string | null;
  subs: Record<string, string>;
  country: string | null;
  state: string | null;
  zip: string | null;
  is_test: boolean;
  /** With it what is to be reserved. */
  decision: StoredLeadDecision;
  price_cents: number;
  payout_cents: number;
  approval_days: number;
  day: string;
  revision: number;
};

type NewPerson = {
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  email: string | null;
  fields: Readonly<Record<string, unknown>>;
  ip: string | null;
  user_agent: string | null;
  certificate_url: string | null;
};

/** Without a sentence there was none. */
type NewConsent = {
  sentence: string | null;
  version: number | null;
  captured_at: Date | null;
  page: string | null;
  form_hash: string | null;
};

/**
 * Not taken: its bid was used by another post meanwhile. Known: it was written under its id before, and is as it was. Outdated:
 * nothing was written, since its line has changed.
 */
export type TakenLead = { isTaken: boolean; isKnown: boolean; isOutdated: boolean; found: LeadSnapshot | null };

/** Written, reserved and charged in one statement that may be run again, in the order asked. */
export async function takeLeads(pool: StatementRunner, arrivals: readonly LeadArrival[]): Promise<TakenLead[]> {
  for (const [index, arrival] of arrivals.entries()) arrival.ord = index + 1;
  const { rows } = await pool.query<TakenLead & { ord: number }>({
    name: 'take-leads',
    text: 'select * from take_lead_batch($1::jsonb) order by ord',
    values: [JSON.stringify(arrivals)],
  });
  return rows;
}
