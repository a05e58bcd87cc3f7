import type { OwnCampaign } from '@callstead/contract/applications';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ClosedStrip } from '../shared/closed-strip.tsx';
import { joinedMessages } from './messages.ts';

/** What the bell and a mail said of it, for as long as it holds. */
export function JoinedNotices({ campaign }: { campaign: OwnCampaign }) {
  const { status, statusSince, type, notices } = campaign;
  const isClosed = status === 'paused' || status === 'archived';
  if (!isClosed && !notices.capReached && !notices.newTerms) return null;
  return (
    <div className="grid gap-2 px-4 pb-4">
      <ClosedStrip campaign={{ status, statusSince, campaignType: type === 'lead' ? 'Lead' : 'Llamada' }} />
      <CapReached notice={notices.capReached} />
      <NewTerms notice={notices.newTerms} />
    </div>
  );
}

function CapReached({ notice }: { notice: OwnCampaign['notices']['capReached'] }) {
  const t = useTexts(joinedMessages);
  if (!notice) return null;
  return (
    <Banner tone="warning" title={<Since text={t(`capReached.${notice.period}`)} at={notice.at} />}>
      {t(`capReachedText.${notice.period}`)}
    </Banner>
  );
}

function NewTerms({ notice }: { notice: OwnCampaign['notices']['newTerms'] }) {
  const t = useTexts(joinedMessages);
  if (!notice) return null;
  return (
    <Banner tone="info" title={<Since text={t('newTerms')} at={notice.at} />}>
      {notice.parts.map((part) => t(`parts.${part}`)).join(', ')}
    </Banner>
  );
}

function Since({ text, at }: { text: string; at: string }): ReactNode {
  return (
    <>
      {text} <DateTime value={at} />
    </>
  );
}
