import type { NumberPool } from '@callstead/contract/number-pools';
import { isPublicHost } from '@callstead/domain/clicks/web-address';
import { DEFAULT_HOLD_MINUTES, HOLD_MINUTES, MOST_POOLED } from '@callstead/domain/numbers/number-pool';
import { useForm } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useSetPool } from './api.ts';
import { poolsMessages } from './messages.ts';

type PoolFormProps = { applicationId: string; pool?: NumberPool; onClose: () => void };

const FIRST_SIZE = 5;

function usePoolForm({ applicationId, pool, onClose }: PoolFormProps) {
  const t = useTexts(poolsMessages);
  const { toast } = useToast();
  const save = useSetPool();
  const form = useForm({
    defaultValues: {
      size: String(pool?.size ?? FIRST_SIZE),
      holdMinutes: String(pool?.holdMinutes ?? DEFAULT_HOLD_MINUTES),
      hosts: pool?.hosts.join('\n') ?? '',
    },
  });
  const submit = form.handleSubmit(({ size, holdMinutes, hosts }) => {
    const wanted = { size: Number(size), holdMinutes: Number(holdMinutes), hosts: hostsIn(hosts) };
    const onSuccess = () => {
      toast({ title: t(wanted.size === 0 ? 'dialog.removed' : 'dialog.saved'), tone: 'success' });
      onClose();
    };
    save.mutate({ id: applicationId, ...wanted }, { onSuccess });
  });
  return { form, save, submit };
}

/** One a line, or with commas between. */
const hostsIn = (typed: string) => [
  ...new Set(
    typed
      .split(/[\s,]+/)
      .map((host) => host.toLowerCase())
      .filter(Boolean),
  ),
];

const MOST_HOSTS = 20;
const areHosts = (typed: string) =>
  (hostsIn(typed).every(isPublicHost) && hostsIn(typed).length <= MOST_HOSTS) || 'invalid';

const between = (least: number, most: number) => (typed: string) => {
  if (!/^\d+$/.test(typed.trim())) return 'number_invalid';
  if (Number(typed) < least) return 'too_small';
  return Number(typed) <= most || 'too_large';
};

export function PoolForm(props: PoolFormProps) {
  const t = useTexts(poolsMessages);
  const fieldText = useFieldText();
  const { form, save, submit } = usePoolForm(props);
  const { errors } = form.formState;
  const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('dialog.size')}
        hint={props.pool ? t('dialog.sizeHint') : undefined}
        error={fieldText(errors.size?.message)}
        {...whole}
        {...form.register('size', { validate: between(props.pool ? 0 : 1, MOST_POOLED) })}
      />
      <TextField
        label={t('dialog.hold')}
        error={fieldText(errors.holdMinutes?.message)}
        {...whole}
        {...form.register('holdMinutes', { validate: between(HOLD_MINUTES.least, HOLD_MINUTES.most) })}
      />
      <TextAreaField
        label={t('dialog.hosts')}
        hint={t('dialog.hostsHint')}
        optional
        rows={3}
        error={fieldText(errors.hosts?.message)}
        {...form.register('hosts', { validate: areHosts })}
      />
      <FailureBanner error={save.error} />
      <DialogButtons onCancel={props.onClose} busy={save.isPending}>
        {t(save.isPending ? 'dialog.saving' : 'dialog.save')}
      </DialogButtons>
    </form>
  );
}
