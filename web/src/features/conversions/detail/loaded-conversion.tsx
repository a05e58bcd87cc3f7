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
import { type ConversionScope, conversionQuery } from '../shared/api.ts';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { ConversionContent } from './conversion-content.tsx';
import { conversionMessages } from './messages.ts';

type LoadedConversionProps = { id: string; scope: ConversionScope; Appeal: AppealSlot; heading: 'h2' | 'h3' };

/** One conversion, on its way, gone wrong, not there (or another's, which looks the same), or here. */
export function LoadedConversion({ id, scope, Appeal, heading }: LoadedConversionProps) {
  const t = useTexts(conversionMessages);
  const ui = useTexts(uiMessages);
  const errorText = useErrorText();
  const query = useQuery({ ...conversionQuery(id, scope), retry: false });
  if (query.data) {
    return <ConversionContent conversion={query.data} view={scope.view} Appeal={Appeal} heading={heading} />;
  }
  if (query.isPending) return <LoadingLine>{ui('loading')}</LoadingLine>;
  if (isRefusal(query.error, 'not_found')) return <Missing scope={scope} />;
  return (
    <ErrorState message={t('loadFailed', { message: errorText(query.error) })} onRetry={() => void query.refetch()} />
  );
}

function Missing({ scope }: { scope: ConversionScope }) {
  const t = useTexts(conversionMessages);
  const list = useTexts(conversionsMessages);
  const keepAccount = useKeepAccount();
  const back = (
    <ButtonLink to={keepAccount(paths[scope.view].conversions())} variant="secondary" size="sm">
      {list('all')}
    </ButtonLink>
  );
  return <EmptyState message={t('missing')} action={back} />;
}
