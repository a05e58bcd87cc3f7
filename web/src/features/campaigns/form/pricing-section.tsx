import { CONVERSIONS, type Pricing } from '@callstead/domain/campaigns/terms';
import { Plus, Trash2 } from 'lucide';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { BoundCount, BoundMoney, BoundSelect, BoundText } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

const KINDS = ['fixed', 'tiers', 'per_conversion', 'percent'] as const satisfies readonly Pricing['kind'][];
const MOST_TIERS = 6;

export function PricingSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const kind = useWatch({ control, name: 'terms.pricing.kind' });
  const type = useWatch({ control, name: 'type' });
  return (
    <FormSection title={t('pricing.title')} fields={['terms.pricing', 'terms.minimumSeconds']} open attempts={attempts}>
      <BoundSelect
        name="terms.pricing.kind"
        label={t('pricing.kind')}
        hint={t(`pricing.kindHints.${kind}`)}
        options={KINDS.map((each) => ({ value: each, label: t(`pricing.kinds.${each}`) }))}
        className="sm:col-span-2"
      />
      {kind === 'tiers' && <Tiers />}
      {(kind === 'fixed' || kind === 'per_conversion') && (
        <BoundMoney name="terms.pricing.priceCents" label={t('pricing.price')} />
      )}
      {kind === 'percent' && (
        <BoundText
          name="terms.pricing.basisPoints"
          label={t('pricing.percent')}
          type="number"
          inputMode="decimal"
          step="0.01"
        />
      )}
      {(kind === 'per_conversion' || kind === 'percent') && <ConversionFields />}
      {type === 'call' && kind !== 'tiers' && (
        <BoundCount
          name="terms.minimumSeconds"
          label={t('pricing.minimum')}
          hint={t('pricing.minimumHint')}
          optional={kind !== 'fixed'}
        />
      )}
      {(kind === 'fixed' || kind === 'tiers') && (
        <>
          <BoundMoney
            name="terms.pricing.floorCents"
            label={t('pricing.floor')}
            hint={t('pricing.boundHint')}
            optional
          />
          <BoundMoney
            name="terms.pricing.ceilingCents"
            label={t('pricing.ceiling')}
            hint={t('pricing.boundHint')}
            optional
          />
        </>
      )}
      {kind === 'percent' && (
        <BoundMoney
          name="terms.pricing.ceilingCents"
          label={t('pricing.percentCeiling')}
          hint={t('pricing.percentCeilingHint')}
        />
      )}
    </FormSection>
  );
}

function ConversionFields() {
  const t = useTexts(campaignFormMessages);
  const options = CONVERSIONS.map((each) => ({ value: each, label: t(`pricing.conversions.${each}`) }));
  return (
    <>
      <BoundSelect name="terms.pricing.conversion" label={t('pricing.conversion')} options={options} />
      <BoundCount
        name="terms.pricing.lookBackDays"
        label={t('pricing.lookBack')}
        hint={t('pricing.lookBackHint')}
        optional
      />
    </>
  );
}

function Tiers() {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.pricing.tiers' });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 sm:col-span-2">
      <legend className="mb-1 font-medium text-13">{t('pricing.tiers')}</legend>
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
          <BoundCount
            name={`terms.pricing.tiers.${index}.fromSeconds`}
            label={t('pricing.tierFrom', { number: String(index + 1) })}
          />
          <BoundMoney
            name={`terms.pricing.tiers.${index}.priceCents`}
            label={t('pricing.tierPrice', { number: String(index + 1) })}
          />
          <Button
            variant="ghost"
            icon={Trash2}
            className="mt-6.5 px-3"
            disabled={fields.length <= 2}
            aria-label={t('pricing.removeTier', { number: String(index + 1) })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < MOST_TIERS && (
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          className="justify-self-start"
          onClick={() => append({ fromSeconds: '', priceCents: '' })}
        >
          {t('pricing.addTier')}
        </Button>
      )}
    </fieldset>
  );
}
