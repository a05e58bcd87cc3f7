import type { WebhookEndpoint } from '@callstead/contract/integrations/webhooks';
import { WEBHOOK_TYPES, type WebhookType } from '@callstead/domain/integrations/webhook';
import { OFFERED } from '@callstead/domain/offered';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useSaveWebhook } from './api.ts';
import { CheckList } from './check-list.tsx';
import { integrationsMessages } from './messages.ts';

type WebhookDialogProps = {
  endpoint?: WebhookEndpoint;
  onClose: () => void;
  /** Of a new one. */
  onSecret: (secret: string) => void;
};

export function WebhookDialog({ endpoint, onClose, onSecret }: WebhookDialogProps) {
  const t = useTexts(integrationsMessages);
  const save = useSaveWebhook(endpoint?.id);
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [types, setTypes] = useState<WebhookType[]>(endpoint?.types ?? []);
  const offered = WEBHOOK_TYPES.filter((type) => OFFERED.leads || !type.startsWith('lead.'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { url, types },
      {
        onSuccess: (secret) => {
          if (secret) onSecret(secret);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={onClose} title={t(endpoint ? 'webhooks.edit' : 'webhooks.create')} wide>
      <form onSubmit={submit} className="grid gap-4">
        <FailureBanner error={save.error} />
        <TextField
          label={t('webhooks.url')}
          hint={t('webhooks.urlHint')}
          type="url"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <CheckList legend={t('webhooks.types')} names={offered} value={types} onChange={setTypes} />
        <DialogButtons onCancel={onClose} busy={save.isPending}>
          {t('webhooks.save')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
