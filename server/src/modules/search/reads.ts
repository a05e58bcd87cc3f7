import type { SearchHit, SearchQuery, SearchResponse } from '@callstead/contract/search';
import { type Actor, authorize, can, isMember, type Member } from '@callstead/domain/policy';
import { readSearch, type SearchKind, type SearchMeaning } from '@callstead/domain/search/read-search';
import type { Db } from '../../db/database.ts';
import { invoiceNumber } from '../billing/documents/numbers.ts';
import { arrivalsOf } from '../calls/call-id.ts';
import { leadArrivalsOf } from '../leads/lead-id.ts';
import type { Found, Side } from './queries.ts';
import * as queries from './queries.ts';

type Asked = SearchMeaning & { member: Member; side: Side; language: SearchQuery['language'] };

/** Everything that may be meant, side by side; everybody finds only what they may open. */
export async function readSearchHits(db: Db, actor: Actor, { q, language }: SearchQuery): Promise<SearchResponse> {
  authorize(actor, 'search.find');
  if (!isMember(actor)) return { hits: [] };
  const asked = { ...readSearch(q), member: actor, side: sideOf(actor), language };
  const [sales, others] = await Promise.all([
    can(actor, 'call.list') ? findSales(db, asked) : [],
    findOthers(db, asked),
  ]);
  return { hits: [...sales, ...others] };
}

function sideOf({ role, accountId }: Member): Side {
  if (role === 'admin') return {};
  return role === 'advertiser' ? { advertiserId: accountId } : { publisherId: accountId };
}

const hits = async (kind: SearchKind, rows: Promise<Found[]>): Promise<SearchHit[]> =>
  (await rows).map(({ at, ...row }) => ({ kind, ...row, at: at?.toISOString() ?? null }));

/** Calls and leads by their ids, calls by numbers. Nobody searches for the person behind a lead: what is found would tell who it is. */
async function findSales(db: Db, { callId, leadId, numbers, side, language, member }: Asked): Promise<SearchHit[]> {
  const called = callId && arrivalsOf(callId);
  const left = leadId && leadArrivalsOf(leadId);
  const found = await Promise.all([
    called
      ? hits('call', queries.findByArrival(db, 'call', { ...side, prefix: callId, arrivals: called, language }))
      : [],
    left ? hits('lead', queries.findByArrival(db, 'lead', { ...side, prefix: leadId, arrivals: left, language })) : [],
    numbers ? hits('number', queries.findNumbers(db, { ...side, numbers, language })) : [],
    numbers
      ? hits('call', queries.findCallsByNumber(db, { ...side, numbers, callers: seesCallers(member), language }))
      : [],
  ]);
  return found.flat();
}

/** Publishers never search among callers: what is found would tell what is hidden. */
const seesCallers = ({ role }: Member) => role === 'admin' || role === 'advertiser';

async function findOthers(db: Db, { words, invoice, side, language, member }: Asked): Promise<SearchHit[]> {
  const { accountId, role } = member;
  const isAdmin = role === 'admin';
  const seesCampaigns = isAdmin || can(member, role === 'advertiser' ? 'campaign.list' : 'campaign.browse');
  const found = await Promise.all([
    words && seesCampaigns ? hits('campaign', queries.findCampaigns(db, { ...side, words, language })) : [],
    words && isAdmin ? hits('account', queries.findAccounts(db, words)) : [],
    words ? hits('ticket', queries.findTickets(db, words, isAdmin ? undefined : accountId)) : [],
    invoice !== undefined && seesInvoices(member) ? hits('invoice', namedInvoice(db, invoice, side)) : [],
  ]);
  return found.flat();
}

const seesInvoices = (member: Member) => can(member, 'billing.read', { id: member.accountId, status: member.status });

const namedInvoice = async (db: Db, number: number, side: Side) =>
  (await queries.findInvoice(db, number, side)).map((row) => ({ ...row, title: invoiceNumber(Number(row.title)) }));
