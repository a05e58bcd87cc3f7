import { paths } from '@callstead/contract/paths';
import type { PayoutRow, PayoutRun } from '@callstead/contract/payouts/runs';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { usePlaceStep } from './api.ts';
import { payoutRunMessages } from './messages.ts';
import { type RowStep, stepsOf } from './row-step.ts';

type PublisherMenuProps = { run: PayoutRun; row: PayoutRow; onStep: (step: RowStep) => void };

export function PublisherMenu({ run, row, onStep }: PublisherMenuProps) {
  const t = useTexts(payoutRunMessages);
  const navigate = useNavigate();
  const include = useInclude(run, row);
  const { publisher, payout } = row;
  const failed = payout?.status === 'sent' ? t('rows.returnedStep') : t('rows.failedStep');
  const labelOf = (step: RowStep) => (step === 'failed' ? failed : t(`rows.${step}`));
  const items = stepsOf(run, row).map((step) => ({
    label: labelOf(step),
    onSelect: () => (step === 'include' ? include() : onStep(step)),
  }));
  const { payments, payout: statement } = paths.publisher;
  const account = { account: publisher.id };
  const toStatement = payout && {
    label: t('rows.statement'),
    onSelect: () => void navigate(`${statement(payout.id)}?${new URLSearchParams(account)}`),
  };
  const toPayments = { label: t('rows.payments'), onSelect: () => void navigate(payments(account)) };
  return (
    <RowMenu
      label={t('rows.actions', { name: publisher.name })}
      items={[...items, ...(toStatement ? [toStatement] : []), toPayments]}
    />
  );
}

/** Needs no reason: it undoes one. */
function useInclude(run: PayoutRun, { publisher }: PayoutRow): () => void {
  const t = useTexts(payoutRunMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const sending = usePlaceStep(run.id);
  return () =>
    sending.mutate(
      { step: 'include', accountId: publisher.id },
      {
        onSuccess: () => toast({ title: t('rows.included'), tone: 'success' }),
        onError: (error) => toast({ title: errorText(error), tone: 'danger' }),
      },
    );
}
