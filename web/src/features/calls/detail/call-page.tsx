import { paths } from '@callstead/contract/paths';
import { useParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { RestrictedNotice } from '../../../session/restricted-notice.tsx';
import { useIsShut } from '../../../session/use-is-shut.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { CopyLink } from '../../../ui/action/copy-link.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import type { CallScope } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';
import { CallPageHeading } from '../shared/call-page-heading.tsx';
import { callsMessages } from '../shared/calls-messages.ts';
import { CallContent, type RecordingSlot } from './call-content.tsx';
import { LoadedCall } from './loaded-call.tsx';

/** One call at its own address, which can be sent to whoever may see it. */
export function CallPage({ Recording, Appeal }: { Recording: RecordingSlot; Appeal: AppealSlot }) {
  const t = useTexts(callDetailMessages);
  const list = useTexts(callsMessages);
  const { id = '' } = useParams();
  const { profile } = useAuth();
  const isShut = useIsShut('call.list');
  const view = usePanel();
  const account = useViewedAccount();
  const { language } = useLanguage();
  return (
    <>
      <title>{t('pageTitle', { id })}</title>
      <Heading id={id} view={view} />
      {profile && isShut ? (
        <RestrictedNotice profile={profile} text={list('restricted')} />
      ) : (
        <div className="max-w-3xl rounded border bg-surface p-4 text-14 sm:p-6">
          <LoadedCall id={id} scope={{ view, account, language }}>
            {(call) => (
              <CallContent call={call} scope={{ view, account, language }} {...{ Recording, Appeal }} heading="h2" />
            )}
          </LoadedCall>
        </div>
      )}
    </>
  );
}

function Heading({ id, view }: { id: string; view: CallScope['view'] }) {
  const t = useTexts(callDetailMessages);
  return (
    <CallPageHeading title={t('title')} aside={<CopyLink path={paths[view].call(id)}>{t('copyLink')}</CopyLink>}>
      <p className="wrap-anywhere flex items-center gap-1 font-mono text-13 text-muted">
        {id}
        <CopyButton value={id} what={t('callId')} />
      </p>
    </CallPageHeading>
  );
}
