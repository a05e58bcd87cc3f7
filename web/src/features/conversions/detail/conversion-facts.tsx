import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { IdText } from '../../../ui/format/id-text.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { CampaignCell } from '../../../ui/table/campaign-cell.tsx';
import { PublisherCell } from '../../../ui/table/publisher-cell.tsx';
import { ReportedAmount } from '../shared/conversion-columns.tsx';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { conversionMessages } from './messages.ts';

const FACTS_CLASS = 'grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-3';

/** The click or call it was reported for, and what its link carried. */
export function ConversionWay({ conversion, view }: { conversion: ConversionDetail; view: CallView }) {
  const t = useTexts(conversionMessages);
  const words = useTexts(conversionsMessages);
  const keepAccount = useKeepAccount();
  const { source, sourceId, sourceAt, subs } = conversion;
  return (
    <dl className={FACTS_CLASS}>
      <Fact label={words(`sources.${source}`)} className="col-span-full">
        <IdText value={sourceId} what={words(`sourceIds.${source}`)} />
        {sourceAt && (
          <span className="block text-13 text-muted">
            <DateTime value={sourceAt} />
          </span>
        )}
        {source === 'call' && <TextLink to={keepAccount(paths[view].call(sourceId))}>{t('toCall')}</TextLink>}
      </Fact>
      {Object.entries(subs).map(([name, value]) => (
        <Fact key={name} label={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

export function ConversionFacts({ conversion }: { conversion: ConversionDetail }) {
  const t = useTexts(conversionsMessages);
  return (
    <dl className={FACTS_CLASS}>
      <Fact label={t('columns.time')}>
        <DateTime value={conversion.receivedAt} />
      </Fact>
      <Fact label={t('columns.campaign')}>
        <CampaignCell campaign={conversion.campaign} isWhole />
      </Fact>
      {conversion.publisher && (
        <Fact label={t('columns.publisher')}>
          <PublisherCell publisher={conversion.publisher} />
        </Fact>
      )}
      {conversion.advertiser && <Fact label={t('columns.advertiser')}>{conversion.advertiser.name}</Fact>}
      {conversion.txid && <Fact label={t('columns.txid')}>{conversion.txid}</Fact>}
      {conversion.amountCents !== null && (
        <Fact label={t('columns.amount')}>
          <ReportedAmount cents={conversion.amountCents} />
        </Fact>
      )}
    </dl>
  );
}
