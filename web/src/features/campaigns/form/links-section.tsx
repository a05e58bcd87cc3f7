import { exampleAddress } from '@callstead/domain/clicks/campaign-links';
import { MACROS } from '@callstead/domain/clicks/destination';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { BoundText } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

type LinksSectionProps = { attempts: number; publicId: string | undefined };

/** Where publishers' links lead. It holds at once, and is no new version: nobody agreed to an address. */
export function LinksSection({ attempts, publicId }: LinksSectionProps) {
  const t = useTexts(campaignFormMessages);
  return (
    <FormSection title={t('links.title')} summary={<LinksSummary />} fields={['links']} attempts={attempts}>
      <p className="text-13 text-muted sm:col-span-2">{t('links.text')}</p>
      <BoundText
        name="links.destination"
        label={t('links.destination')}
        hint={t('links.destinationHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com/oferta?c={click_id}"
        optional
        className="sm:col-span-2"
      />
      <Example publicId={publicId} />
      <HostsField />
      <BoundText
        name="links.fallback"
        label={t('links.fallback')}
        hint={t('links.fallbackHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        optional
      />
    </FormSection>
  );
}

/** The finished address, as a visitor would be led to it. */
function Example({ publicId }: { publicId: string | undefined }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const template = useWatch({ control, name: 'links.destination' }).trim();
  const address = exampleAddress(template, publicId ? { offer_id: publicId } : {});
  return (
    <div className="grid grid-cols-1 gap-2 rounded bg-sunken p-3 text-13 sm:col-span-2">
      <p className="text-muted">{t('links.macros', { id: '{click_id}' })}</p>
      <p className="font-mono text-12 leading-relaxed">{MACROS.map((name) => `{${name}}`).join(' ')}</p>
      <p className="text-muted" aria-live="polite">
        {template !== '' && !address ? t('links.noExample') : t('links.example')}
      </p>
      {address && <p className="break-all font-mono text-12">{address}</p>}
      {template === '' && <p>{t('links.hosted')}</p>}
    </div>
  );
}

/** Typed in one field; whichever of the names is wrong, the complaint stands there. */
function HostsField() {
  const t = useTexts(campaignFormMessages);
  const fieldText = useFieldText();
  const { register, formState } = useFormContext<CampaignFields>();
  const complaint: unknown = get(formState.errors, 'links.hosts');
  const wrong = Array.isArray(complaint) ? complaint.find(Boolean) : complaint;
  return (
    <TextField
      label={t('links.hosts')}
      hint={t('links.hostsHint')}
      error={fieldText((wrong as { message?: string } | undefined)?.message)}
      placeholder="shop.example.com"
      autoComplete="off"
      optional
      {...register('links.hosts')}
    />
  );
}

function LinksSummary() {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const destination = useWatch({ control, name: 'links.destination' });
  return destination.trim() || t('links.hostedShort');
}
