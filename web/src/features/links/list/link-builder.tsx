import { CreateLinkRequest, type LinkOptions, type SavedLink } from '@callstead/contract/links';
import { can } from '@callstead/domain/policy';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SearchSelectField } from '../../../ui/form/search-select-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSaveLink } from './api.ts';
import { CarriedFields } from './carried-fields.tsx';
import { ExplainButton } from './explain-dialog.tsx';
import { HandedLink, LeadsTo } from './handed-link.tsx';
import { deepLinkFault, emptyFields, type LinkFields, leadsTo, longAddress, shortAddress } from './link-fields.ts';
import { linksMessages } from './messages.ts';
import { QrCode } from './qr-code.tsx';

type BuilderProps = { options: LinkOptions & { affId: string } };
type LinkForm = ReturnType<typeof useLinkForm>;

const useLinkForm = (campaignId: string) =>
  useForm<LinkFields, unknown, CreateLinkRequest>({
    resolver: zodResolver(CreateLinkRequest) as unknown as Resolver<LinkFields, unknown, CreateLinkRequest>,
    defaultValues: emptyFields(campaignId),
  });

/** A link is ready while it is written; with a name it is kept and gets a short code. */
export function LinkBuilder({ options }: BuilderProps) {
  const t = useTexts(linksMessages);
  const [saved, setSaved] = useState<SavedLink | null>(null);
  const [base, setBase] = useState(options.base);
  const form = useLinkForm(options.campaigns[0]?.id ?? '');
  const fields = useWatch({ control: form.control }) as LinkFields;
  const campaign = options.campaigns.find(({ id }) => id === fields.campaignId);
  if (!campaign) return null;
  return (
    <Card title={t('builder')}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Writing form={form} options={options} hosts={campaign.hosts} onSaved={setSaved}>
          <DomainField options={options} base={base} onChange={setBase} />
        </Writing>
        <section aria-label={t('result')} className="grid min-w-0 grid-cols-1 gap-4">
          {saved && (
            <HandedLink label={t('shortLink', { name: saved.name })} address={shortAddress(base, saved.code)} />
          )}
          <HandedLink label={t('longLink')} address={longAddress(base, options.affId, fields)} />
          <LeadsTo address={leadsTo(campaign, options.affId, fields)} />
          <ExplainButton fields={fields} />
          <QrCode
            address={saved ? shortAddress(base, saved.code) : longAddress(base, options.affId, fields)}
            fileName={saved?.code ?? fields.campaignId}
          />
        </section>
      </div>
    </Card>
  );
}

/** Where the network has more than one; the link is the same on each. */
function DomainField({ options, base, onChange }: BuilderProps & { base: string; onChange: (base: string) => void }) {
  const t = useTexts(linksMessages);
  if (options.otherBases.length === 0) return null;
  const bases = [options.base, ...options.otherBases];
  const domains = bases.map((value) => ({ value, label: new URL(value).host }));
  return <SelectField label={t('domain')} hint={t('domainHint')} options={domains} value={base} onChange={onChange} />;
}

type WritingProps = BuilderProps & {
  children: ReactNode;
  form: LinkForm;
  hosts: readonly string[];
  onSaved: (link: SavedLink | null) => void;
};

function Writing({ form, options, hosts, onSaved, children }: WritingProps) {
  const t = useTexts(linksMessages);
  const { register, control, formState } = form;
  const [campaignId, deepLink] = useWatch({ control, name: ['campaignId', 'deepLink'] });
  const campaigns = options.campaigns.map(({ id, title }) => ({ value: id, label: `${id} · ${title}` }));
  const save = useSaving(form, onSaved);
  const maySave = can(useActor(), 'link.create');
  return (
    <form
      noValidate
      method="post"
      onSubmit={save.submit}
      onChange={() => onSaved(null)}
      className="grid min-w-0 grid-cols-1 gap-4"
    >
      <Controller
        control={control}
        name="campaignId"
        render={({ field: { value, onChange } }) => (
          <SearchSelectField
            label={t('campaign')}
            options={campaigns}
            value={value}
            onChange={(chosen) => {
              onChange(chosen);
              onSaved(null);
            }}
          />
        )}
      />
      {children}
      <CarriedFields {...{ register, campaignId, deepLink, hosts }} errors={formState.errors} />
      {maySave && (
        <NameAndSave form={form} busy={save.isPending} isHeld={deepLinkFault(deepLink, hosts) !== undefined} />
      )}
    </form>
  );
}

function NameAndSave({ form, busy, isHeld }: { form: LinkForm; busy: boolean; isHeld: boolean }) {
  const t = useTexts(linksMessages);
  const fieldText = useFieldText();
  return (
    <div className="grid grid-cols-1 items-start gap-3 border-t pt-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={80}
        autoComplete="off"
        error={fieldText(form.formState.errors.name?.message)}
        {...form.register('name')}
      />
      <Button type="submit" busy={busy} disabled={isHeld} className="sm:mt-6.5">
        {busy ? t('saving') : t('save')}
      </Button>
    </div>
  );
}

function useSaving(form: LinkForm, onSaved: (link: SavedLink) => void) {
  const t = useTexts(linksMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const save = useSaveLink();
  const submit = form.handleSubmit((link) =>
    save.mutate(link, {
      onSuccess: (saved) => {
        onSaved(saved);
        form.resetField('name', { defaultValue: '' });
        toast({ title: t('saved'), description: saved.address, tone: 'success' });
      },
      onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
    }),
  );
  return { submit, isPending: save.isPending };
}
