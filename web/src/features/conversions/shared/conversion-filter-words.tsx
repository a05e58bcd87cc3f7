import type { CorrectionFilter } from '@callstead/contract/corrections';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { conversionsMessages } from './conversions-messages.ts';

/** What the list was narrowed to, in its own words. */
export function ConversionFilterWords({ filter }: { filter: CorrectionFilter<'conversion'> }) {
  const { campaign, publisher, status, billing, search } = filter;
  const t = useTexts(conversionsMessages);
  const call = useTexts(callMessages);
  const said = [
    campaign && `${t('columns.campaign')}: ${campaign}`,
    publisher && `${t('columns.publisher')}: ${publisher}`,
    status && `${t('columns.status')}: ${t(`statuses.${status}`)}`,
    billing && `${t('columns.billing')}: ${billing === 'sold' ? t('sold') : call(`billings.${billing}`)}`,
    search && `«${search}»`,
  ];
  return said.map((word) => word && <span key={word}>{word}</span>);
}
