import { useParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useChosenAccount } from '../../../session/use-chosen-account.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { isRestricted } from '../../campaigns/shared/restricted.tsx';
import type { Looking } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';
import { CallPageHeading } from '../shared/call-page-heading.tsx';
import { CallsRestricted } from '../shared/restricted.tsx';
import { callPath, useCallView } from '../shared/use-call-view.ts';
import { CallContent } from './call-content.tsx';
import { CopyLink } from './copy-link.tsx';
import { LoadedCall } from './loaded-call.tsx';

/** One call at its own address, which can be sent to whoever may see it. */
export default function CallPage() {
  const t = useTexts(callDetailMessages);
  const { id = '' } = useParams();
  const { profile } = useAuth();
  const view = useCallView();
  const account = useChosenAccount();
  const { language } = useLanguage();
  return (
    <>
      <title>{t('pageTitle', { id })}</title>
      <Heading id={id} view={view} />
      {profile && view === 'advertiser' && isRestricted(profile) ? (
        <CallsRestricted profile={profile} />
      ) : (
        <div className="max-w-3xl rounded border bg-surface p-4 text-14 sm:p-6">
          <LoadedCall id={id} looking={{ view, account, language }}>
            {(call) => <CallContent call={call} looking={{ view, account, language }} heading="h2" />}
          </LoadedCall>
        </div>
      )}
    </>
  );
}

function Heading({ id, view }: { id: string; view: Looking['view'] }) {
  const t = useTexts(callDetailMessages);
  return (
    <CallPageHeading title={t('title')} aside={<CopyLink path={callPath(view, id)} />}>
      <p className="wrap-anywhere flex items-center gap-1 font-mono text-13 text-muted">
        {id}
        <CopyButton value={id} what={t('callId')} />
      </p>
    </CallPageHeading>
  );
}
