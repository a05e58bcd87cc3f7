import { KEY_MODES, type KeyMode, type Scope, scopesFor } from '@callstead/domain/integrations/api-key';
import { isMember } from '@callstead/domain/policy';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useCreateKey } from './api.ts';
import { CheckList } from './check-list.tsx';
import { integrationsMessages } from './messages.ts';

type NewKeyDialogProps = { onClose: () => void; onMade: (secret: string) => void };

export function NewKeyDialog({ onClose, onMade }: NewKeyDialogProps) {
  const t = useTexts(integrationsMessages);
  const actor = useActor();
  const create = useCreateKey();
  const [name, setName] = useState('');
  const [mode, setMode] = useState<KeyMode>('live');
  const [scopes, setScopes] = useState<Scope[]>([]);
  const [addresses, setAddresses] = useState('');
  const [days, setDays] = useState('');
  const offered = isMember(actor) ? scopesFor(actor.role, mode) : [];
  const make = (event: FormEvent) => {
    event.preventDefault();
    const written = addresses.split(/\s+/).filter(Boolean);
    const chosen = scopes.filter((scope) => offered.includes(scope));
    create.mutate(
      { name, mode, scopes: chosen, addresses: written, expiresInDays: days === '' ? null : Number(days) },
      {
        onSuccess: ({ secret }) => {
          onMade(secret);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('keys.create')} wide>
      <form onSubmit={make} className="grid gap-4">
        <FailureBanner error={create.error} />
        <TextField
          label={t('keys.name')}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={t('keys.mode')}
          options={KEY_MODES.map((value) => ({ value, label: t(`keys.modes.${value}`) }))}
          value={mode}
          onChange={(value) => setMode(value as KeyMode)}
        />
        <CheckList legend={t('keys.scopes')} names={offered} value={scopes} onChange={setScopes} />
        <TextAreaField
          label={t('keys.addresses')}
          hint={t('keys.addressesHint')}
          optional
          rows={2}
          value={addresses}
          onChange={(event) => setAddresses(event.target.value)}
        />
        <TextField
          label={t('keys.days')}
          hint={t('keys.daysHint')}
          optional
          inputMode="numeric"
          pattern="[0-9]*"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <DialogButtons onCancel={onClose} busy={create.isPending}>
          {t('keys.create')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}
