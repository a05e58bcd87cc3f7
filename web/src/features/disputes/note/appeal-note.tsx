import type { DisputeThread } from '@callstead/contract/disputes';
import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/language.tsx';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { TextButton, TextLink } from '../../../ui/action/text-link.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { type DisputedSale, threadQuery } from '../thread/api.ts';
import { AppealState } from '../thread/appeal-state.tsx';
import { threadMessages } from '../thread/messages.ts';
import { noteMessages } from './messages.ts';

/** What the page of a call or lead says of the appeal against its decision; all else stands with the dispute. */
export function AppealNote({ kind, id }: DisputedSale) {
  const t = useTexts(noteMessages);
  const { data: told, error, refetch } = useQuery(threadQuery({ kind, id }));
  const panel = usePanel();
  const keepAccount = useKeepAccount();
  if (!told && error)
    return (
      <p className="text-13 text-muted">
        {t('loadFailed')} <TextButton onClick={() => void refetch()}>{t('retry')}</TextButton>
      </p>
    );
  if (!told?.appeal && !told?.appealBy) return null;
  return (
    <div className="grid gap-2 border-t pt-3">
      <Told told={told} />
      <p className="text-13">
        <TextLink to={keepAccount(paths[panel][`${kind}Dispute`](id))}>{t(told.appeal ? 'see' : 'go')}</TextLink>
      </p>
    </div>
  );
}

function Told({ told: { appeal, appealBy } }: { told: DisputeThread }) {
  const t = useTexts(threadMessages);
  if (!appeal)
    return (
      <p className="text-13">
        {t('appeal.offer')} <DateTime value={appealBy ?? ''} />.
      </p>
    );
  return (
    <>
      <AppealState appeal={appeal} />
      {!appeal.decision && (
        <p className="text-13 text-muted">
          {t('decideBy')} <DateTime value={appeal.decideBy} />
        </p>
      )}
    </>
  );
}
