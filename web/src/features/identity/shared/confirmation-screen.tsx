import type { ReactNode } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Spinner } from '../../../ui/brand/spinner.tsx';
import { CentredHeading } from './centred-heading.tsx';
import type { Confirmation } from './use-confirmation.ts';

type ConfirmationScreenProps = {
  confirmation: Confirmation;
  texts: {
    pageTitle: string;
    loading: string;
    confirmed: string;
    confirmedText: string;
    failed: string;
    retry: string;
  };
  /** The way on. */
  next: ReactNode;
  /** Instead of another try, where the link itself is of no use any more. */
  whenSpent: ReactNode;
  below?: ReactNode;
};

/** The page behind a link that confirms an address. */
export function ConfirmationScreen({ confirmation, texts, next, whenSpent, below }: ConfirmationScreenProps) {
  return (
    <div aria-live="polite">
      <title>{texts.pageTitle}</title>
      {confirmation.status === 'confirming' && (
        <div className="flex flex-col gap-4">
          <h1 className="text-28">{texts.loading}</h1>
          <Spinner size={20} />
        </div>
      )}
      {confirmation.status === 'confirmed' && (
        <>
          <CentredHeading title={texts.confirmed}>{texts.confirmedText}</CentredHeading>
          {next}
        </>
      )}
      {confirmation.status === 'failed' && (
        <>
          <Failed {...confirmation} title={texts.failed} retryLabel={texts.retry} whenSpent={whenSpent} />
          {below}
        </>
      )}
    </div>
  );
}

type FailedProps = Extract<Confirmation, { status: 'failed' }> & {
  title: string;
  retryLabel: string;
  whenSpent: ReactNode;
};

function Failed({ error, retry, title, retryLabel, whenSpent }: FailedProps) {
  const errorText = useErrorText();
  return (
    <>
      <CentredHeading title={title}>{errorText(error)}</CentredHeading>
      {retry ? <Button onClick={retry}>{retryLabel}</Button> : whenSpent}
    </>
  );
}
