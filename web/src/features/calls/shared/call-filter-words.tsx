import { WAY_FILTERS } from '@callstead/contract/calls/call-filters';
import type { CorrectionFilter } from '@callstead/contract/corrections';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { callsMessages } from './calls-messages.ts';

/** What the list was narrowed to, in its own words. */
export function CallFilterWords({ filter }: { filter: CorrectionFilter<'call'> }) {
  const { campaign, publisher, status, outcome, reason, billing, search } = filter;
  const list = useTexts(callsMessages);
  const call = useTexts(callMessages);
  const said = [
    campaign && `${list('columns.campaign')}: ${campaign}`,
    publisher && `${list('columns.publisher')}: ${publisher}`,
    status && `${list('columns.status')}: ${call(`statuses.${status}`)}`,
    outcome && `${list('columns.outcome')}: ${call(`outcomes.${outcome}`)}`,
    reason && `${list('columns.reason')}: ${call(`reasons.${reason}`)}`,
    billing && `${list('columns.billing')}: ${billing === 'sold' ? list('sold') : call(`billings.${billing}`)}`,
    search && `«${search}»`,
    ...WAY_FILTERS.map((name) => filter[name] && `${list(`columns.${name}`)}: ${filter[name]}`),
  ];
  return said.map((word) => word && <span key={word}>{word}</span>);
}
