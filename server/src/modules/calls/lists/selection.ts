import { CALL_FILTERS, WAY_FILTERS } from '@callstead/contract/calls/call-filters';
import type { CallFilter } from '@callstead/contract/calls/calls';
import { choicesIn } from '@callstead/contract/filters';
import type { CallView } from '@callstead/domain/calls/call-view';
import type { Db } from '../../../db/database.ts';
import type { SaleScope } from '../../sale-scope/sale-scope.ts';
import { arrivalsOf } from '../call-id.ts';
import { type CallSelection, findCampaignId, findPublisherId } from './queries.ts';
import type { Way } from './way-queries.ts';

/** Undefined when nothing can match: the filter names something that does not exist, or is another's. */
export async function selectCalls(
  db: Db,
  scope: SaleScope,
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
