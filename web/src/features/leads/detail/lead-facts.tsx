import type { LeadDetail } from '@callstead/contract/leads/leads';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { CampaignCell } from '../../../ui/table/campaign-cell.tsx';
import { PublisherCell } from '../../../ui/table/publisher-cell.tsx';
import { placeText } from '../shared/lead-badges.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';
import { leadMessages } from './messages.ts';

export const FACTS_CLASS = 'grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-3';

/** The click it came by, what its link carried, and the bid it is paid. */
export function LeadWay({ lead: { click, subs, pingId } }: { lead: LeadDetail }) {
  const t = useTexts(leadMessages);
  const list = useTexts(leadsMessages);
  return (
    <dl className={FACTS_CLASS}>
      {click && (
        <Fact label={t('click')} className="col-span-full">
          <IdText value={click.id} what={list('columns.clickId')} />
          <span className="block text-13 text-muted">
            <DateTime value={click.at} />
            {click.link && ` · ${click.link}`}
          </span>
        </Fact>
      )}
      {pingId && (
        <Fact label={t('ping')} className="col-span-full">
          <IdText value={pingId} what={t('ping')} />
        </Fact>
      )}
      {Object.entries(subs).map(([name, value]) => (
        <Fact key={name} label={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const t = useTexts(leadsMessages);
  return (
    <dl className={FACTS_CLASS}>
      <Fact label={t('columns.time')}>
        <DateTime value={lead.arrivedAt} />
      </Fact>
      <Fact label={t('columns.campaign')}>
        <CampaignCell campaign={lead.campaign} isWhole />
      </Fact>
      {lead.publisher && (
        <Fact label={t('columns.publisher')}>
          <PublisherCell publisher={lead.publisher} />
        </Fact>
      )}
      {lead.advertiser && <Fact label={t('columns.advertiser')}>{lead.advertiser.name}</Fact>}
      <Fact label={t('columns.way')}>{t(`ways.${lead.way}`)}</Fact>
      <Fact label={t('columns.place')}>{placeText(lead.place)}</Fact>
    </dl>
  );
}
