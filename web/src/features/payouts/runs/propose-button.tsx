import { paths } from '@callstead/contract/paths';
import { localMoment } from '@callstead/domain/local-moment';
import { localDate } from '@callstead/domain/zone-clock';
import { Plus } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from '../../../api/new-id.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTimeField } from '../../../ui/form/date-time-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { usePropose } from './api.ts';
import { runsMessages } from './messages.ts';

/** The zone is the network's: the same cut-off for whoever proposes. */
export function ProposeButton({ zone }: { zone: string }) {
  const t = useTexts(runsMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        {t('propose.open')}
      </Button>
      {open && <ProposeDialog zone={zone} onClose={() => setOpen(false)} />}
    </>
  );
}

type ProposeDialogProps = { zone: string; onClose: () => void };

function ProposeDialog({ zone, onClose }: ProposeDialogProps) {
  const t = useTexts(runsMessages);
  const zoneName = useZoneName();
  const [written, setWritten] = useState('');
  const { propose, isFuture, error, isPending } = useProposal(zone, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    propose(written);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('propose.title')} description={t('propose.text')}>
      <form method="post" onSubmit={submit} className="grid gap-4">
        <DateTimeField
          label={t('propose.cutOff')}
          hint={t('propose.cutOffHint', { zone: zoneName(zone) })}
          value={written}
          onChange={setWritten}
          today={localDate(new Date(), zone)}
        />
        <div role="alert" className="empty:hidden">
          {isFuture && <Banner tone="danger">{t('propose.future')}</Banner>}
        </div>
        <FailureBanner error={error} />
        <DialogButtons busy={isPending} onCancel={onClose}>
          {t('propose.button')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** A lost answer is asked for again under the same id; another cut-off is another run. */
function useProposal(zone: string, onClose: () => void) {
  const t = useTexts(runsMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const sending = usePropose();
  const [sent, setSent] = useState({ id: newId(), written: '' });
  const [isFuture, setFuture] = useState(false);
  const propose = (written: string) => {
    const cutOff = localMoment(written, zone) ?? null;
    setFuture(cutOff !== null && cutOff > new Date());
    if (cutOff !== null && cutOff > new Date()) return;
    const id = written === sent.written ? sent.id : newId();
    setSent({ id, written });
    sending.mutate(
      { id, cutOff: cutOff?.toISOString() ?? null },
      {
        onSuccess: (run) => {
          toast({ title: t('propose.done'), tone: 'success' });
          onClose();
          void navigate(paths.admin.payoutRun(run.id));
        },
      },
    );
  };
  return { propose, isFuture, error: sending.error, isPending: sending.isPending };
}
