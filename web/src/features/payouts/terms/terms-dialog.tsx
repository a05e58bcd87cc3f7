import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { termsQuery } from './api.ts';
import { termsMessages } from './messages.ts';
import { TermsForm } from './terms-form.tsx';

type TermsDialogProps = { publisher: { id: string; name: string }; onClose: () => void };

export function TermsDialog({ publisher, onClose }: TermsDialogProps) {
  const t = useTexts(termsMessages);
  const errorText = useErrorText();
  const terms = useQuery(termsQuery(publisher.id));
  const message = t('failed', { message: errorText(terms.error) });
  return (
    <Dialog open onOpenChange={onClose} title={t('titleOf', { name: publisher.name })} description={t('text')}>
      {terms.isPending && <LoadingLine>{t('loading')}</LoadingLine>}
      {terms.isError && !terms.data && <ErrorState message={message} onRetry={() => void terms.refetch()} />}
      {terms.data && <TermsForm accountId={publisher.id} terms={terms.data} onClose={onClose} />}
    </Dialog>
  );
}
