import { CALL_FILTERS, WAY_FILTERS } from '@callstead/contract/calls/call-filters';
import type { CallFilter } from '@callstead/contract/calls/calls';
import { choicesIn } from '@callstead/contract/filters';
import { type CallView, callView } from '@callstead/domain/calls/call-view';
import type { Member } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../../db/database.ts';
import { arrivalsOf } from '../call-id.ts';
import { type CallSelection, findCampaignId, findPublisherId, isAdvertiser } from './queries.ts';
import type { Way } from './way-queries.ts';

type ScopeQuery = Pick<CallFilter, 'view' | 'account'>;
export type CallScope = { view: CallView; publisherId?: string; advertiserId?: string };

/** Whose calls somebody sees in their panel. */
export async function callScopeOf(db: Db, actor: Member, { view: asked, account }: ScopeQuery): Promise<CallScope> {
  const view = callView(actor, asked);
  const viewed = viewedAccount(actor, account);
  if (viewed === undefined) return { view };
  const isBuyer = view === 'admin' ? await isAdvertiser(db, viewed) : view === 'advertiser';
  return isBuyer ? { view, advertiserId: viewed } : { view, publisherId: viewed };
}

/** Undefined when nothing can match: the filter names something that does not exist, or is another's. */
export async function selectCalls(
  db: Db,
  scope: CallScope,
  filter: CallFilter & Pick<CallSelection, 'tests'>,
): Promise<CallSelection | undefined> {
  const { view, ...own } = scope;
  const selection: CallSelection = {
    ...own,
    from: filter.from ? new Date(filter.from) : undefined,
    to: filter.to ? new Date(filter.to) : undefined,
    ...choicesIn(CALL_FILTERS, filter),
    way: wayIn(filter),
    tests: filter.tests,
  };
  if (filter.campaign) {
    selection.campaignId = await findCampaignId(db, filter.campaign);
    if (!selection.campaignId) return undefined;
  }
  if (filter.publisher) {
    const publisherId = await findPublisherId(db, filter.publisher);
    if (!publisherId || (own.publisherId && own.publisherId !== publisherId)) return undefined;
    selection.publisherId = publisherId;
  }
  if (filter.search) {
    selection.search = readSearch(filter.search, view);
    if (!selection.search) return undefined;
  }
  return selection;
}

function wayIn(filter: CallFilter): Way | undefined {
  const asked = WAY_FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}

const FEWEST_DIGITS = 3;

/** Publishers never search among callers: what is found would tell what is hidden. */
function readSearch(text: string, view: CallView): CallSelection['search'] {
  const prefix = text.toLowerCase();
  if (prefix.startsWith('call_')) {
    const arrivals = arrivalsOf(prefix);
    return arrivals && { by: 'id', prefix, ...arrivals };
  }
  const digits = text.replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || /[a-z]/i.test(text)) return undefined;
  const isInternational = text.startsWith('+') || digits.startsWith('1');
  const prefixes = isInternational ? [`+${digits}`] : [`+${digits}`, `+1${digits}`];
  return { by: 'number', prefixes, callers: view !== 'publisher' };
}
