import { lazy, Suspense } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { loginMessages } from './login-messages.ts';
import { useFailureText } from './use-failure-text.ts';
import type { SignIn } from './use-sign-in.ts';

// Few meet it, and it need not weigh on everybody's login.
const ReviewProgress = lazy(() =>
  import('../../../session/review-progress.tsx').then((module) => ({ default: module.ReviewProgress })),
);

type Refused = NonNullable<SignIn['refusal']>;

/** Why somebody was not let in, where they look next: beside the fields, for as long as they look. */
export function SignInRefusal(refused: Refused) {
  const failureText = useFailureText();
  const { error } = refused;
  const registeredAt = error instanceof ApiError ? error.problem?.registeredAt : undefined;
  if (isRefusal(error, 'email_unconfirmed')) return <Unconfirmed {...refused} />;
  if (registeredAt) return <Review error={error} registeredAt={registeredAt} />;
  return <Banner tone="danger">{failureText(error)}</Banner>;
}

/** How far the review of the account is, and how long the rest takes. */
function Review({ error, registeredAt }: { error: unknown; registeredAt: string }) {
  const t = useTexts(loginMessages);
  const errorText = useErrorText();
  const isRejected = isRefusal(error, 'account_rejected');
  const said = isRejected ? errorText(error) : t('failure.pending');
  return (
    <Suspense fallback={<Banner tone="danger">{said}</Banner>}>
      <ReviewProgress registeredAt={registeredAt} rejected={isRejected}>
        {said}
      </ReviewProgress>
    </Suspense>
  );
}

function Unconfirmed({ error, resend, sending }: Refused) {
  const t = useTexts(loginMessages);
  const errorText = useErrorText();
  const button = (
    <Button variant="secondary" size="sm" busy={sending} onClick={resend}>
      {sending ? t('resend.busy') : t('resend.action')}
    </Button>
  );
  return (
    <Banner tone="warning" action={button}>
      {errorText(error)}
    </Banner>
  );
}
