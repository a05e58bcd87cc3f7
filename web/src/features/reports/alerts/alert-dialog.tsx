import type { Alert } from '@callstead/contract/reports/alerts';
import type { AlertKind } from '@callstead/domain/alert-kind';
import { callView } from '@callstead/domain/calls/call-view';
import { isMember } from '@callstead/domain/policy';
import { alertKindsFor, hasCampaign } from '@callstead/domain/reports/alert';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { type AlertFields, BOUNDS, fieldsOf, requestOf, type WrongField, wrongFields } from './alert-fields.ts';
import { alertOptionsQuery, useSaveAlert } from './api.ts';
import { alertMessages } from './messages.ts';
import { hourText } from './use-alert-text.ts';

type AlertDialogProps = { alert?: Alert; onSaved: () => void; onClose: () => void };

export function AlertDialog({ alert, onSaved, onClose }: AlertDialogProps) {
  const t = useTexts(alertMessages);
  const { language } = useLanguage();
  const actor = useActor();
  const zone = useTimeZone() ?? 'UTC';
  const kinds = isMember(actor) ? alertKindsFor(callView(actor, undefined)) : [];
  const [fields, setFields] = useState(() => fieldsOf(alert, kinds[0] ?? 'cap_reached'));
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const save = useSaveAlert(alert?.id, language);
  const change = (changed: Partial<AlertFields>) => setFields({ ...fields, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongFields(fields);
    setWrong(found);
    if (found.length === 0) save.mutate(requestOf(fields, alert?.zone ?? zone), { onSuccess: onSaved });
  };
  const inner = { fields, change, wrong, zone: alert?.zone ?? zone };
  return (
    <Dialog open onOpenChange={onClose} title={t(alert ? 'edit' : 'create')}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <FailureBanner error={save.error} />
        <SelectField
          label={t('kind')}
          options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          value={fields.kind}
          onChange={(kind) => change({ kind: kind as AlertKind })}
        />
        {hasCampaign(fields.kind) && <CampaignField {...inner} />}
        <TermFields {...inner} />
        <Ways {...inner} isNetwork={actor.role === 'admin'} />
        <DialogButtons onCancel={onClose} busy={save.isPending}>
          {t('save')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

type InnerProps = {
  fields: AlertFields;
  change: (changed: Partial<AlertFields>) => void;
  wrong: readonly WrongField[];
  zone: string;
};

const ALL = 'all';

function CampaignField({ fields, change, wrong }: InnerProps) {
  const t = useTexts(alertMessages);
  const { language } = useLanguage();
  const options = useQuery(alertOptionsQuery(language));
  const known = (options.data?.campaigns ?? []).map(({ id, title }) => ({ value: id, label: `${title} (${id})` }));
  const isChosenKnown = fields.campaignId === '' || known.some(({ value }) => value === fields.campaignId);
  const chosen = isChosenKnown ? [] : [{ value: fields.campaignId, label: fields.campaignId }];
  const mayBeAll = fields.kind !== 'cap_reached';
  return (
    <SelectField
      label={t('campaign')}
      placeholder={t('campaignMissing')}
      options={[...(mayBeAll ? [{ value: ALL, label: t('allCampaigns') }] : []), ...chosen, ...known]}
      value={fields.campaignId || (mayBeAll ? ALL : '')}
      onChange={(id) => change({ campaignId: id === ALL ? '' : id })}
      error={wrong.includes('campaignId') ? t('campaignMissing') : undefined}
    />
  );
}

function TermFields({ fields, change, wrong, zone }: InnerProps) {
  const t = useTexts(alertMessages);
  const zoneName = useZoneName();
  const number = (name: keyof typeof BOUNDS, hint?: string) => (
    <TextField
      label={t(name)}
      hint={hint}
      inputMode="numeric"
      value={fields[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={
        wrong.includes(name)
          ? t('numberWrong', { least: `${BOUNDS[name].least}`, most: `${BOUNDS[name].most}` })
          : undefined
      }
    />
  );
  const amount = (
    <TextField
      label={t('amount')}
      inputMode="decimal"
      value={fields.amount}
      onChange={(event) => change({ amount: event.target.value })}
      error={wrong.includes('amount') ? t('amountWrong') : undefined}
    />
  );
  if (fields.kind === 'spend_above') return amount;
  if (fields.kind === 'balance_hours') return number('hours');
  if (fields.kind === 'cap_reached') return null;
  if (fields.kind === 'qualify_rate_falls')
    return (
      <>
        {number('percent')}
        {number('leastCalls', t('leastCallsHint'))}
      </>
    );
  return (
    <>
      {amount}
      <SelectField
        label={t('hour')}
        hint={t('hourHint', { zone: zoneName(zone) })}
        options={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }))}
        value={fields.hour}
        onChange={(hour) => change({ hour })}
      />
    </>
  );
}

/** The network tells nobody by webhook. */
function Ways({ fields, change, isNetwork }: InnerProps & { isNetwork: boolean }) {
  const t = useTexts(alertMessages);
  const ways = (['byMail', 'byBell', 'byWebhook'] as const).filter((way) => way !== 'byWebhook' || !isNetwork);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 font-medium text-13">{t('ways')}</legend>
      {ways.map((way) => (
        <CheckboxField
          key={way}
          label={t(way)}
          checked={fields[way]}
          onChange={(event) => change({ [way]: event.target.checked })}
        />
      ))}
    </fieldset>
  );
}
