import type { AnswerOf, Endpoint } from '@callstead/contract/endpoint';
import { listCalls, readCall } from '@callstead/contract/v1/calls-endpoints';
import { listCampaigns } from '@callstead/contract/v1/campaigns-endpoints';
import { listLeads, readLead } from '@callstead/contract/v1/leads-endpoints';
import { listEntries, readBalance } from '@callstead/contract/v1/ledger-endpoints';
import { listOffers } from '@callstead/contract/v1/offers-endpoints';
import { runReport } from '@callstead/contract/v1/reports-endpoints';
import { assert } from '@callstead/domain/assert';
import type { UserType } from '@callstead/domain/identity/account';
import type { Scope } from '@callstead/domain/integrations/api-key';
import * as z from 'zod';

type Asked = { params?: Record<string, string>; query?: Record<string, unknown> };
/** Asks what a program would ask under `/v1`, in the name of the same key. */
export type Ask = <E extends Endpoint>(endpoint: E, asked: Asked) => Promise<AnswerOf<E>>;

export type Tool = {
  name: string;
  title: string;
  /** For whoever chooses among them, which is seldom a person. */
  description: string;
  scope: Scope;
  input: z.ZodType;
  run: (ask: Ask, input: Record<string, unknown>, role: UserType) => Promise<object>;
};

/** An assistant reads all of it: fewer at once than a program. */
const USUAL_LIMIT = 20;
const limited = (input: Record<string, unknown>) => ({ limit: USUAL_LIMIT, ...input });

function queryOf({ query }: Endpoint): z.ZodObject {
  assert(query, 'a list is asked with something');
  return query;
}

const ById = z.strictObject({ id: z.string().max(40) });
const BALANCE_ENTRIES = 20;

export const TOOLS: readonly Tool[] = [
  {
    name: 'list_calls',
    title: 'List calls',
    description:
      'Calls of this account, the newest first, with status, outcome, reason, billing and amounts in cents. Filters as in GET /v1/calls; `from` and `to` are RFC 3339. Go on with `after` = `next`.',
    scope: 'calls:read',
    input: queryOf(listCalls),
    run: (ask, input) => ask(listCalls, { query: limited(input) }),
  },
  {
    name: 'explain_call',
    title: 'Explain a call',
    description:
      'One call (`id` is call_…) with everything that explains it: `trace` has one line for each rule in the order they spoke, then the timeline, targets, price factors and ledger entries.',
    scope: 'calls:read',
    input: ById,
    run: async (ask, { id }) => {
      const call = await ask(readCall, { params: { id: String(id) } });
      return { summary: summaryOf(call), call };
    },
  },
  {
    name: 'find_lead',
    title: 'Find a lead',
    description:
      'A lead by its id (lead_…) with everything that explains it, or the leads that came from a click (clk_…).',
    scope: 'leads:read',
    input: ById,
    run: async (ask, { id }) => {
      const isLead = String(id).startsWith('lead_');
      if (isLead) return { data: [await ask(readLead, { params: { id: String(id) } })] };
      return ask(listLeads, { query: limited({ search: id }) });
    },
  },
  {
    name: 'run_report',
    title: 'Run a report',
    description:
      'Figures between `from` and `to` (RFC 3339), told apart by up to three dimensions in `by` (commas between), as in GET /v1/reports. Amounts are in cents, shares between 0 and 1.',
    scope: 'reports:read',
    input: queryOf(runReport),
    run: (ask, input) => ask(runReport, { query: limited(input) }),
  },
  {
    name: 'list_campaigns',
    title: 'List campaigns',
    description:
      'For publishers the offers with what they earn and whether they have joined; for advertisers and admins the campaigns with their terms and caps.',
    scope: 'campaigns:read',
    input: queryOf(listOffers).pick({ search: true, limit: true, after: true, account: true }),
    run: (ask, input, role) =>
      role === 'publisher' || role === 'affiliate'
        ? ask(listOffers, { query: limited(input) })
        : ask(listCampaigns, { query: limited(input) }),
  },
  {
    name: 'explain_balance',
    title: 'Explain the balance',
    description:
      'What of the money of this account is where (available, reserved, held, approved), and the newest ledger entries behind it. Admins name the account.',
    scope: 'ledger:read',
    input: queryOf(readBalance),
    run: async (ask, input) => {
      const [balance, entries] = await Promise.all([
        ask(readBalance, { query: input }),
        ask(listEntries, { query: { ...input, limit: BALANCE_ENTRIES } }),
      ]);
      return { balance, entries };
    },
  },
];

type Explained = AnswerOf<typeof readCall>;

/** What a person would say first. */
function summaryOf({ id, status, outcome, reason, billing, talkSeconds }: Explained): string {
  const why = reason ? ` because of ${reason}` : '';
  return `${id}: ${status}, ${outcome ?? 'not decided yet'}${why}; talked ${talkSeconds ?? 0} s; billing ${billing}.`;
}
