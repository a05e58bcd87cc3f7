import { EditLinkRequest, type LinkOptions, type ListedLink } from '@callstead/contract/links';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useEditLink } from './api.ts';
import { CarriedFields } from './carried-fields.tsx';
import { ExplainDialog } from './explain-dialog.tsx';
import { HandedLink } from './handed-link.tsx';
import { fieldsOf, type LinkFields } from './link-fields.ts';
import { linksMessages } from './messages.ts';
import { QrCode } from './qr-code.tsx';

export type LinkStep = 'qr' | 'edit' | 'explain';
type OpenedProps = { link: ListedLink; step: LinkStep; options: LinkOptions | undefined; onClose: () => void };

/** What was asked of one row. */
export function LinkDialog({ step, ...props }: OpenedProps) {
  if (step === 'explain') return <ExplainDialog fields={fieldsOf(props.link)} onClose={props.onClose} />;
  return step === 'qr' ? <QrDialog {...props} /> : <EditDialog {...props} />;
}

type DialogProps = Omit<OpenedProps, 'step'>;

function QrDialog({ link, onClose }: DialogProps) {
  const t = useTexts(linksMessages);
  return (
    <Dialog open onOpenChange={onClose} title={t('qr.title')}>
      <div className="grid gap-4">
        <HandedLink label={t('shortLink', { name: link.name })} address={link.address} />
        <QrCode address={link.address} fileName={link.code} />
      </div>
    </Dialog>
  );
}

/** Code and campaign are the link's for good; the rest holds for the next clicks. */
function EditDialog({ link, options, onClose }: DialogProps) {
  const t = useTexts(linksMessages);
  const fieldText = useFieldText();
  const formId = useId();
  const form = useForm<LinkFields, unknown, EditLinkRequest>({
    resolver: zodResolver(EditLinkRequest) as unknown as Resolver<LinkFields, unknown, EditLinkRequest>,
    defaultValues: fieldsOf(link),
  });
  const deepLink = useWatch({ control: form.control, name: 'deepLink' });
  const hosts = options?.campaigns.find(({ id }) => id === link.campaign.id)?.hosts ?? [];
  const { submit, isPending } = useEditing(link, form.handleSubmit, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editing', { code: link.code })}
      description={t('editingText')}
      footer={
        <Button type="submit" form={formId} busy={isPending}>
          {isPending ? t('saving') : t('saveChanges')}
        </Button>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('name')}
          maxLength={80}
          autoComplete="off"
          error={fieldText(form.formState.errors.name?.message)}
          {...form.register('name')}
        />
        <CarriedFields
          register={form.register}
          errors={form.formState.errors}
          campaignId={link.campaign.id}
          {...{ deepLink, hosts }}
        />
      </form>
    </Dialog>
  );
}

type HandleSubmit = ReturnType<typeof useForm<LinkFields, unknown, EditLinkRequest>>['handleSubmit'];

function useEditing(link: ListedLink, handleSubmit: HandleSubmit, onDone: () => void) {
  const t = useTexts(linksMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const edit = useEditLink();
  const submit = handleSubmit((body) =>
    edit.mutate(
      { id: link.id, body },
      {
        onSuccess: () => {
          toast({ title: t('changed'), tone: 'success' });
          onDone();
        },
        onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
      },
    ),
  );
  return { submit, isPending: edit.isPending };
}
