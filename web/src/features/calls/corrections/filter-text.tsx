import { WAY_FILTERS } from '@callstead/contract/calls/call-filters';
import type { CorrectionFilter } from '@callstead/contract/corrections';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import { correctionMessages } from './messages.ts';

/** Which calls were asked for, in the words of the list. */
export function FilterText({ filter }: { filter: CorrectionFilter }) {
  const t = useTexts(correctionMessages);
  const words = useFilterWords(filter);
  const { from, to } = filter;
  if (words.length === 0 && !from && !to) return t('everything');
  return (
    <span className="flex flex-wrap gap-x-3">
      {from && (
        <span>
          {t('from')} <DateTime value={from} />
        </span>
      )}
      {to && (
        <span>
          {t('until')} <DateTime value={to} />
        </span>
      )}
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  );
}

function useFilterWords(filter: CorrectionFilter): string[] {
  const { account, campaign, publisher, status, outcome, reason, billing, search } = filter;
  const t = useTexts(correctionMessages);
  const list = useTexts(callsMessages);
  const call = useTexts(callMessages);
  const said = [
    account && t('oneAccount'),
    campaign && `${list('columns.campaign')}: ${campaign}`,
    publisher && `${list('columns.publisher')}: ${publisher}`,
    status && `${list('columns.status')}: ${call(`statuses.${status}`)}`,
    outcome && `${list('columns.outcome')}: ${call(`outcomes.${outcome}`)}`,
    reason && `${list('columns.reason')}: ${call(`reasons.${reason}`)}`,
    billing && `${list('columns.billing')}: ${billing === 'sold' ? list('sold') : call(`billings.${billing}`)}`,
    search && `«${search}»`,
    ...WAY_FILTERS.map((name) => filter[name] && `${list(`columns.${name}`)}: ${filter[name]}`),
  ];
  return said.flatMap((word) => (word ? [word] : []));
}
