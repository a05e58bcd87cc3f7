import type { CorrectionFilter } from '@callstead/contract/corrections';
import { useTexts } from '../../../i18n/language.tsx';
import { saleMessages } from '../../../i18n/sale-messages.ts';
import { leadsMessages } from './leads-messages.ts';

/** What the list was narrowed to, in its own words. */
export function LeadFilterWords({ filter }: { filter: CorrectionFilter<'lead'> }) {
  const { campaign, publisher, status, reason, billing, way, search } = filter;
  const t = useTexts(leadsMessages);
  const sale = useTexts(saleMessages);
  const said = [
    campaign && `${t('columns.campaign')}: ${campaign}`,
    publisher && `${t('columns.publisher')}: ${publisher}`,
    status && `${t('columns.status')}: ${t(`statuses.${status}`)}`,
    reason && `${t('columns.reason')}: ${t(`reasons.${reason}`)}`,
    billing && `${t('columns.billing')}: ${billing === 'sold' ? t('sold') : sale(`leadBillings.${billing}`)}`,
    way && `${t('columns.way')}: ${t(`ways.${way}`)}`,
    search && `«${search}»`,
  ];
  return said.map((word) => word && <span key={word}>{word}</span>);
}
