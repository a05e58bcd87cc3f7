import type { Profile } from '@callstead/contract/identity/identity';
import type { ErrorCode } from '@callstead/domain/errors';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { bulkDecisionMessages } from './bulk-decision-messages.ts';

export type Refusal = { account: Profile; code: ErrorCode };

/** Which accounts stayed as they were, and why. */
export function BulkRefusals({ refusals, onDismiss }: { refusals: readonly Refusal[]; onDismiss: () => void }) {
  const t = useTexts(bulkDecisionMessages);
  const why = useWhy();
  if (refusals.length === 0) return null;
  const dismiss = (
    <Button size="sm" variant="secondary" onClick={onDismiss}>
      {t('dismiss')}
    </Button>
  );
  return (
    <div role="alert">
      <Banner tone="warning" title={t('refused', { count: refusals.length })} action={dismiss}>
        <ul>
          {refusals.map((refusal) => (
            <li key={refusal.account.id}>{t('refusal', { name: refusal.account.fullName, why: why(refusal) })}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

function useWhy(): (refusal: Refusal) => string {
  const t = useTexts(bulkDecisionMessages);
  const errorText = useErrorText();
  const { profile } = useAuth();
  return ({ account, code }) => {
    if (account.id === profile?.id) return t('own');
    return account.isNetworkOwned ? t('house') : errorText(new ApiError(code));
  };
}
