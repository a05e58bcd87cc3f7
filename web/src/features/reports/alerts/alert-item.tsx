import type { Alert } from '@callstead/contract/reports/alerts';
import { Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { useDeleteAlert } from './api.ts';
import { alertMessages } from './messages.ts';
import { useAlertText } from './use-alert-text.ts';

type Step = 'edit' | 'delete';

/** What is watched, how it stands, and by which ways it is told. */
export function AlertItem({ alert }: { alert: Alert }) {
  const t = useTexts(alertMessages);
  const { toast } = useToast();
  const alertText = useAlertText();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const { terms, campaign, raisedAt } = alert;
  const what = alertText(terms);
  const ways = (['byMail', 'byBell', 'byWebhook'] as const).filter((way) => alert[way]).map((way) => t(way));
  const done = (title: string) => {
    toast({ title, tone: 'success' });
    close();
  };
  const items = [
    { label: t('change'), icon: Pencil, onSelect: () => setStep('edit') },
    { label: t('remove'), icon: Trash2, tone: 'danger' as const, onSelect: () => setStep('delete') },
  ];
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{what}</span>
          {raisedAt ? (
            <Badge tone="danger">
              {t('raised')} <DateTime value={raisedAt} />
            </Badge>
          ) : (
            <Badge tone="success">{t('well')}</Badge>
          )}
        </p>
        {campaign && (
          <p className="wrap-anywhere text-13">
            {campaign.title} <span className="font-mono text-12 text-muted">{campaign.id}</span>
          </p>
        )}
        <p className="text-13 text-muted">{ways.join(' · ') || t('quiet')}</p>
      </div>
      <RowMenu label={t('actions', { what })} items={items} />
      {step === 'edit' && <AlertDialog alert={alert} onSaved={() => done(t('saved'))} onClose={close} />}
      {step === 'delete' && <DeleteAlert alert={alert} onDeleted={() => done(t('deleted'))} onClose={close} />}
    </li>
  );
}

type DeleteAlertProps = { alert: Alert; onDeleted: () => void; onClose: () => void };

function DeleteAlert({ alert, onDeleted, onClose }: DeleteAlertProps) {
  const t = useTexts(alertMessages);
  const remove = useDeleteAlert(alert.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('deleteTitle')}
      description={t('deleteText')}
      confirmLabel={t('remove')}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onDeleted })}
      busy={remove.isPending}
    >
      <FailureBanner error={remove.error} />
    </ConfirmDialog>
  );
}
