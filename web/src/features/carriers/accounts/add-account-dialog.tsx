import { AddCarrierAccountRequest } from '@callstead/contract/carriers';
import { CARRIER_KINDS, CARRIER_NAMES, type CarrierKind } from '@callstead/domain/numbers/carrier-account';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useAddAccount } from './api.ts';
import { carriersMessages } from './messages.ts';
import { problemsIn } from './problems-in.ts';

const EMPTY = {
  kind: 'twilio' as CarrierKind,
  name: '',
  space: '',
  accountSid: '',
  token: '',
  publicKey: '',
  localMonthlyCents: '',
  tollFreeMonthlyCents: '',
};
type Draft = typeof EMPTY;
type Problems = Partial<Record<string, string>>;

/** What was typed for a price: nothing is none, and what is no amount is told. */
const centsOf = (typed: string) => (typed.trim() === '' ? null : (readDollars(typed) ?? Number.NaN));

function readDraft(draft: Draft) {
  const isPriced = draft.kind === 'signalwire';
  return AddCarrierAccountRequest.safeParse({
    ...draft,
    space: draft.kind === 'signalwire' ? draft.space : '',
    publicKey: draft.kind === 'telnyx' ? draft.publicKey : '',
    localMonthlyCents: isPriced ? centsOf(draft.localMonthlyCents) : null,
    tollFreeMonthlyCents: isPriced ? centsOf(draft.tollFreeMonthlyCents) : null,
  });
}

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(carriersMessages);
  const { toast } = useToast();
  const add = useAddAccount();
  const [draft, setDraft] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    if (!read.success) {
      setProblems(problemsIn(read.error));
      return;
    }
    setProblems({});
    add.mutate(read.data, {
      onSuccess: () => {
        toast({ title: t('add.done'), description: read.data.name, tone: 'success' });
        onClose();
      },
      onError: (error) => setProblems(error instanceof ApiError ? (error.problem?.fields ?? {}) : {}),
    });
  };
  const isTold = Object.keys(problems).length > 0;
  return (
    <Dialog open onOpenChange={() => !add.isPending && onClose()} title={t('add.open')} description={t('add.text')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <AccountFields draft={draft} problems={problems} onChange={(changes) => setDraft({ ...draft, ...changes })} />
        <FailureBanner error={isTold ? undefined : add.error} />
        <DialogButtons onCancel={onClose} busy={add.isPending}>
          {t(add.isPending ? 'add.busy' : 'add.submit')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

type FieldsProps = { draft: Draft; problems: Problems; onChange: (changes: Partial<Draft>) => void };

function AccountFields({ draft, problems, onChange }: FieldsProps) {
  const t = useTexts(carriersMessages);
  const fieldText = useFieldText();
  const { kind } = draft;
  const field = (name: keyof Draft, maxLength: number) => ({
    ...{ name, maxLength, value: draft[name], error: fieldText(problems[name]), autoComplete: 'off' },
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <SelectField
        label={t('add.kind')}
        options={CARRIER_KINDS.map((value) => ({ value, label: CARRIER_NAMES[value] }))}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen as CarrierKind })}
      />
      <TextField label={t('add.name')} hint={t('add.nameHint')} {...field('name', 60)} />
      {kind === 'signalwire' && <TextField label={t('add.space')} hint={t('add.spaceHint')} {...field('space', 120)} />}
      <TextField
        label={t(`add.ids.${kind}`)}
        hint={kind === 'signalwire' ? undefined : t(`add.idHints.${kind}`)}
        spellCheck={false}
        {...field('accountSid', 64)}
      />
      <PasswordField
        label={t(kind === 'telnyx' ? 'add.apiKey' : 'add.token')}
        {...field('token', 200)}
        autoComplete="new-password"
      />
      {kind === 'telnyx' && (
        <TextField
          label={t('add.publicKey')}
          hint={t('add.publicKeyHint')}
          spellCheck={false}
          {...field('publicKey', 60)}
        />
      )}
      {kind === 'signalwire' && (
        <>
          <TextField label={t('add.localPrice')} optional inputMode="decimal" {...field('localMonthlyCents', 12)} />
          <TextField
            label={t('add.tollFreePrice')}
            hint={t('add.priceHint')}
            optional
            inputMode="decimal"
            {...field('tollFreeMonthlyCents', 12)}
          />
        </>
      )}
    </>
  );
}
