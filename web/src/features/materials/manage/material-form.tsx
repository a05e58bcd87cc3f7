import type { EditMaterialRequest, Material } from '@callstead/contract/materials';
import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { materialMessages } from '../shared/messages.ts';
import { useAddMaterial, useEditMaterial } from './api.ts';
import { manageMaterialsMessages } from './messages.ts';

/** A new text or page, or something that is there already. */
export type Written = { kind: 'text' | 'page'; material: null } | { kind: Material['kind']; material: Material };

type MaterialDialogProps = { campaignId: string; written: Written; onClose: () => void };

export function MaterialDialog(props: MaterialDialogProps) {
  const t = useTexts(manageMaterialsMessages);
  const { kind, material } = props.written;
  const title = material
    ? t('form.editTitle', { name: material.name })
    : t(kind === 'text' ? 'form.newText' : 'form.newPage');
  return (
    <Dialog open onOpenChange={props.onClose} title={title}>
      <MaterialForm {...props} />
    </Dialog>
  );
}

/** A select cannot hold an empty value. */
const ANY = 'any';
type Fields = { name: string; language: Language | typeof ANY; headline: string; body: string; address: string };

function fieldsOf({ kind, material }: Written): Fields {
  return {
    name: material?.name ?? '',
    language: material ? (material.language ?? ANY) : kind === 'text' ? 'es' : ANY,
    headline: material?.headline ?? '',
    body: material?.body ?? '',
    address: material?.address ?? '',
  };
}

function bodyOf(kind: Material['kind'], { name, language, headline, body, address }: Fields): EditMaterialRequest {
  const spoken = language === ANY ? null : language;
  if (kind === 'text') return { kind, name, language: spoken ?? 'es', headline, body };
  if (kind === 'page') return { kind, name, language: spoken, address };
  return { kind, name, language: spoken };
}

function useMaterialForm({ campaignId, written, onClose }: MaterialDialogProps) {
  const t = useTexts(manageMaterialsMessages);
  const { toast } = useToast();
  const add = useAddMaterial(campaignId);
  const edit = useEditMaterial(campaignId);
  const form = useForm<Fields>({ defaultValues: fieldsOf(written) });
  const told = {
    onSuccess: () => {
      toast({ title: t('saved'), tone: 'success' });
      onClose();
    },
    onError: (error: Error) => showFieldErrors(form, error),
  } as const;
  const submit = form.handleSubmit((fields) => {
    const body = bodyOf(written.kind, fields);
    if (written.material) edit.mutate({ id: written.material.id, body }, told);
    else if (body.kind === 'text' || body.kind === 'page') add.mutate(body, told);
  });
  return { form, submit, saving: written.material ? edit : add };
}

const isSaid = (text: string) => text.trim() !== '' || 'required';
const isAddress = (text: string) => parseWebAddress(text.trim()) !== undefined || 'website_invalid';

function MaterialForm(props: MaterialDialogProps) {
  const t = useTexts(manageMaterialsMessages);
  const fieldText = useFieldText();
  const { form, submit, saving } = useMaterialForm(props);
  const { kind, material } = props.written;
  const { errors } = form.formState;
  useEffect(() => form.setFocus('name'), [form]); // not the cross that closes it
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        maxLength={120}
        autoComplete="off"
        error={fieldText(errors.name?.message)}
        {...form.register('name', { validate: isSaid })}
      />
      <LanguageField form={form} mayBeAny={kind !== 'text'} />
      {kind === 'text' && <SaidFields form={form} />}
      {kind === 'page' && (
        <TextField
          label={t('form.address')}
          hint={t('form.addressHint')}
          type="url"
          inputMode="url"
          maxLength={1000}
          error={fieldText(errors.address?.message)}
          {...form.register('address', { validate: { isSaid, isAddress } })}
        />
      )}
      <FailureBanner error={saving.error} />
      <DialogButtons onCancel={props.onClose} busy={saving.isPending}>
        {t(material ? 'form.save' : 'form.publish')}
      </DialogButtons>
    </form>
  );
}

type Form = ReturnType<typeof useMaterialForm>['form'];

function LanguageField({ form, mayBeAny }: { form: Form; mayBeAny: boolean }) {
  const t = useTexts(manageMaterialsMessages);
  const words = useTexts(materialMessages);
  const spoken = LANGUAGES.map((value) => ({ value, label: words(`languages.${value}`) }));
  return (
    <Controller
      control={form.control}
      name="language"
      render={({ field: { ref: _, ...field } }) => (
        <SelectField
          label={t('form.language')}
          options={mayBeAny ? [{ value: ANY, label: words('anyLanguage') }, ...spoken] : spoken}
          {...field}
        />
      )}
    />
  );
}

function SaidFields({ form }: { form: Form }) {
  const t = useTexts(manageMaterialsMessages);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t('form.headline')}
        maxLength={150}
        error={fieldText(errors.headline?.message)}
        {...form.register('headline', { validate: isSaid })}
      />
      <TextAreaField
        label={t('form.body')}
        rows={5}
        maxLength={2000}
        error={fieldText(errors.body?.message)}
        {...form.register('body', { validate: isSaid })}
      />
    </>
  );
}
