import type { PublisherCampaign } from '@callstead/contract/applications';
import { hoursIn, hoursText } from '@callstead/domain/campaigns/hours';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useViewer } from '../../../ui/hooks/use-viewer.ts';
import { useZoneName } from '../../../ui/period/zones.ts';
import { Chips } from '../shared/offer-facts.tsx';
import { publisherCampaignsMessages } from './messages.ts';
import { PercentShare } from './percent-share.tsx';

/** Everything a publisher has to know before asking; what nobody said is 'No especificado'. */
export function CampaignDetails({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  const zoneName = useZoneName();
  const isCall = campaign.campaignType === 'Llamada';
  const words = isCall ? 'ofCalls' : 'ofLeads';
  return (
    <dl className="animate-fade-in gap-x-8 px-4 pb-4 md:columns-2">
      <Term label={t('estimatedPayout')}>
        <span className="font-semibold text-brass">{campaign.estimatedPayout}</span>
        <PercentShare campaign={campaign} />
        <span className="block text-13 text-muted">{t('publicPayout', { payout: campaign.payout })}</span>
      </Term>
      {isCall && (
        <Term label={t('minimumDuration')}>
          <Said text={campaign.minCallDurationDescription} />
        </Term>
      )}
      <Term label={t('geos')}>
        <List items={campaign.geoRestrictions} />
      </Term>
      <Term label={t(`${words}.target`)}>
        <Said text={campaign.targetCallDescription} />
      </Term>
      <Term label={t(`${words}.hours`)}>
        <HoursOf campaign={campaign} />
      </Term>
      <Term label={t('timeZone')}>
        <Said text={zoneName(campaign.timeZone)} />
      </Term>
      <Term label={t(`${words}.limits`)}>
        <Said text={campaign.callLimitsDescription} />
      </Term>
      {isCall && (
        <Term label={t('concurrency')}>
          <Said text={campaign.concurrencyCap} />
        </Term>
      )}
      <Term label={t('approval')}>
        <Said text={campaign.callApprovalRefusalTimeDescription} />
      </Term>
      <Term label={t(`${words}.qualified`)}>
        <Said text={campaign.definitionQualifiedCall} />
      </Term>
      <Term label={t('allowed')}>
        <List items={campaign.allowedTraffic} />
      </Term>
      <Term label={t('prohibited')}>
        <List items={campaign.disallowedTraffic} />
      </Term>
    </dl>
  );
}

function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-t py-2.5">
      <dt className="pb-0.5 text-12 text-muted">{label}</dt>
      <dd className="text-14">{children}</dd>
    </div>
  );
}

/** Terms that do not apply come as 'N/A'. */
function Said({ text }: { text: string }) {
  const t = useTexts(publisherCampaignsMessages);
  const isMissing = text.trim() === '' || text === 'N/A';
  return isMissing ? <span className="text-muted">{t('notSpecified')}</span> : text;
}

function List({ items }: { items: readonly string[] }) {
  return items.length === 0 ? <Said text="" /> : <Chips items={items} />;
}

/** The campaign's own hours, and the same by the viewer's clock where that is another. */
function HoursOf({ campaign }: { campaign: PublisherCampaign }) {
  const t = useTexts(publisherCampaignsMessages);
  const zoneName = useZoneName();
  const { language } = useLanguage();
  const viewer = useViewer();
  const { callHoursDescription: lines, hours, timeZone } = campaign;
  if (lines.length === 0) return <Said text="" />;
  return (
    <>
      <Lines of={lines} />
      {viewer && viewer.zone !== timeZone && (
        <div className="pt-1 text-13 text-muted">
          {t('hoursHere', { zone: zoneName(viewer.zone) })}
          <Lines of={hoursText(hoursIn(viewer.zone, hours, viewer.now), language)} />
        </div>
      )}
    </>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
