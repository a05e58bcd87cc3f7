import type { AppealRequest } from '@callstead/contract/disputes';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readClock } from '../../../ui/form/read-clock.ts';
import { submitByKeys } from '../../../ui/form/submit-by-keys.ts';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type DisputedSale, useAppeal } from './api.ts';
import { threadMessages } from './messages.ts';

/** Whoever lost reads until when they may ask for a second look, and that it is one. */
export function AppealOffer({ until, ...sale }: DisputedSale & { until: string | null }) {
  const t = useTexts(threadMessages);
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(false);
  const appeal = useAppeal(sale);
  if (until === null) return null; // still here, so that whoever has appealed hears that it arrived
  const send = (asked: AppealRequest) => {
    const onSuccess = () => {
      toast({ title: t('appeal.sent'), tone: 'success' });
      setOpen(false);
    };
    appeal.mutate(asked, { onSuccess });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t pt-3">
      <p className="text-13">
        {t('appeal.offer')} <DateTime value={until} />.
      </p>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('appeal.button')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('appeal.title')} description={t('appeal.text')}>
        <AppealForm kind={sale.kind} isPending={appeal.isPending} error={appeal.error} onSend={send} />
      </Dialog>
    </div>
  );
}

type AppealFormProps = Pick<DisputedSale, 'kind'> & {
  isPending: boolean;
  error: unknown;
  onSend: (asked: AppealRequest) => void;
};

/** What was typed stays until it has arrived. */
function AppealForm({ kind, isPending, error, onSend }: AppealFormProps) {
  const t = useTexts(threadMessages);
  const [reason, setReason] = useState('');
  const [time, setTime] = useState('');
  const [wasTried, setTried] = useState(false);
  const second = time.trim() === '' ? null : readClock(time);
  const isEmpty = reason.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && second !== undefined) onSend({ reason, second });
  };
  return (
    <form noValidate onSubmit={send} className="grid grid-cols-1 gap-3">
      <FailureBanner error={error} />
      <TextAreaField
        label={t('appeal.reason')}
        rows={4}
        maxLength={4000}
        error={wasTried && isEmpty ? t('appeal.reasonNeeded') : undefined}
        readOnly={isPending}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={submitByKeys}
      />
      {kind === 'call' && (
        <TextField
          label={t('second')}
          hint={t('secondHint')}
          optional
          error={second === undefined ? t('secondWrong') : undefined}
          value={time}
          onChange={(event) => setTime(event.target.value)}
          className="max-w-64"
        />
      )}
      <Button type="submit" busy={isPending} className="justify-self-end">
        {t(isPending ? 'sending' : 'appeal.send')}
      </Button>
    </form>
  );
}
