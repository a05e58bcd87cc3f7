import { paths } from '@callstead/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { type LeadScope, leadQuery } from '../shared/api.ts';
import { leadsMessages } from '../shared/leads-messages.ts';
import { LeadContent } from './lead-content.tsx';
import { leadMessages } from './messages.ts';

type LoadedLeadProps = { id: string; scope: LeadScope; Appeal: AppealSlot; heading: 'h2' | 'h3' };

/** One lead, on its way, gone wrong, not there (or another's, which looks the same), or here. */
export function LoadedLead({ id, scope, Appeal, heading }: LoadedLeadProps) {
  const t = useTexts(leadMessages);
  const ui = useTexts(uiMessages);
  const errorText = useErrorText();
  const query = useQuery({ ...leadQuery(id, scope), retry: false });
  if (query.data) return <LeadContent lead={query.data} view={scope.view} Appeal={Appeal} heading={heading} />;
  if (query.isPending) return <LoadingLine>{ui('loading')}</LoadingLine>;
  if (isRefusal(query.error, 'not_found')) return <Missing scope={scope} />;
  return (
    <ErrorState message={t('loadFailed', { message: errorText(query.error) })} onRetry={() => void query.refetch()} />
  );
}

function Missing({ scope }: { scope: LeadScope }) {
  const t = useTexts(leadMessages);
  const list = useTexts(leadsMessages);
  const keepAccount = useKeepAccount();
  const back = (
    <ButtonLink to={keepAccount(paths[scope.view].leads())} variant="secondary" size="sm">
      {list('all')}
    </ButtonLink>
  );
  return <EmptyState message={t('missing')} action={back} />;
}
