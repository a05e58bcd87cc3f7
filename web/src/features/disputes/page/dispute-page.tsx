import { paths } from '@callstead/contract/paths';
import { DISPUTED_KINDS, type DisputedKind } from '@callstead/domain/disputes/dispute';
import { shortId } from '@callstead/domain/short-id';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { RecordingSlot } from '../shared/recording-slot.ts';
import { DisputeThread } from '../thread/dispute-thread.tsx';
import { disputePageMessages } from './messages.ts';

/** Where both sides write, beside what can be heard of the call. */
export function DisputePage({ Recording }: { Recording: RecordingSlot }) {
  const t = useTexts(disputePageMessages);
  const { kind: written = '', id = '' } = useParams();
  const kind = DISPUTED_KINDS.find((known) => known === written);
  return (
    <>
      <title>{t('pageTitle')}</title>
      {kind ? <Dispute kind={kind} id={id} Recording={Recording} /> : <EmptyState message={t('unknown')} />}
    </>
  );
}

function Dispute({ kind, id, Recording }: { kind: DisputedKind; id: string; Recording: RecordingSlot }) {
  const t = useTexts(disputePageMessages);
  const panel = usePanel();
  const keepAccount = useKeepAccount();
  const [from, setFrom] = useState<{ second: number }>();
  return (
    <>
      <PageHeader title={t(`titles.${kind}`)}>
        <TextLink to={keepAccount(paths[panel][kind](id))}>{t(`toSale.${kind}`, { id: shortId(id) })}</TextLink>
      </PageHeader>
      <div className="steady grid max-w-3xl gap-4 rounded border bg-surface p-4 text-14 sm:p-6">
        {kind === 'call' && <Recording callId={id} from={from} />}
        <DisputeThread kind={kind} id={id} onListen={kind === 'call' ? (second) => setFrom({ second }) : undefined} />
      </div>
    </>
  );
}
