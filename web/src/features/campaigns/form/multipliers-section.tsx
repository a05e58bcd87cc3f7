import { countryKey, countryName, placeText } from '@callstead/domain/campaigns/place-names';
import type { UsState } from '@callstead/domain/campaigns/us-states';
import { clsx } from 'clsx';
import { Plus, X } from 'lucide';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { StateMap } from '../../../ui/chart/state-map.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

type Factors = Readonly<Record<string, number>>;

const BRUSHES = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** From pale to deep, as the price goes up. */
function toneOf(factor: number): string {
  if (factor < 0.75) return 'bg-s1';
  if (factor < 1) return 'bg-s2';
  if (factor === 1) return 'bg-surface';
  if (factor <= 1.25) return 'bg-s3';
  return factor <= 1.5 ? 'bg-s4 text-on-primary' : 'bg-s5 text-on-primary';
}

/** A factor is picked like a brush, and painted on the states. */
export function MultipliersSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const [brush, setBrush] = useState(1.5);
  return (
    <FormSection
      title={t('multipliers.title')}
      summary={<MultipliersSummary />}
      fields={['terms.locationMultipliers']}
      attempts={attempts}
    >
      <p className="text-14 text-muted sm:col-span-2">{t('multipliers.text')}</p>
      <NoEffect />
      <Brushes brush={brush} onChange={setBrush} />
      <Controller
        control={control}
        name="terms.locationMultipliers"
        render={({ field: { value, onChange } }) => (
          <div className="grid min-w-0 grid-cols-1 gap-4 sm:col-span-2">
            <CountryFactors factors={value} brush={brush} onChange={onChange} />
            <StateFactors factors={value} brush={brush} onChange={onChange} />
          </div>
        )}
      />
    </FormSection>
  );
}

/** While floor and ceiling are the price itself, nothing can move it. */
function NoEffect() {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const pricing = useWatch({ control, name: 'terms.pricing' });
  const factors = useWatch({ control, name: 'terms.locationMultipliers' });
  const isFixed = pricing.kind === 'fixed' && !pricing.floorCents && !pricing.ceilingCents;
  const isReported = pricing.kind === 'per_conversion' || pricing.kind === 'percent';
  if (Object.keys(factors).length === 0 || !(isFixed || isReported)) return null;
  return (
    <div className="sm:col-span-2">
      <Banner tone="warning">{t(isReported ? 'multipliers.reported' : 'multipliers.noBounds')}</Banner>
    </div>
  );
}

function Brushes({ brush, onChange }: { brush: number; onChange: (factor: number) => void }) {
  const t = useTexts(campaignFormMessages);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-13">{t('multipliers.brush')}</legend>
      {BRUSHES.map((factor) => (
        <label
          key={factor}
          className={clsx(
            'relative flex min-h-9 min-w-14 cursor-pointer items-center justify-center rounded-sm border px-2 text-13 tabular-nums hover:border-text',
            'has-checked:border-text has-checked:ring-2 has-checked:ring-focus has-focus-visible:outline-2 has-focus-visible:outline-focus',
            toneOf(factor),
          )}
        >
          <input
            type="radio"
            name="brush"
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={brush === factor}
            onChange={() => onChange(factor)}
          />
          ×{factor}
        </label>
      ))}
    </fieldset>
  );
}

type FactorsProps = { factors: Factors; brush: number; onChange: (factors: Factors) => void };

/** ×1 is what holds anyway, so it is not kept. */
function painted(factors: Factors, place: string, factor: number): Factors {
  const { [place]: _old, ...rest } = factors;
  return factor === 1 ? rest : { ...rest, [place]: factor };
}

/** States and ZIP codes mean something in the United States alone. */
function StateFactors(props: FactorsProps) {
  const { control } = useFormContext<CampaignFields>();
  const countries = useWatch({ control, name: 'terms.geo.countries' });
  if (!countries.includes('US')) return null;
  return (
    <>
      <FactorMap {...props} />
      <ZipFactors {...props} />
    </>
  );
}

/** Of a campaign for several countries, or for another than the United States. */
function CountryFactors({ factors, brush, onChange }: FactorsProps) {
  const t = useTexts(campaignFormMessages);
  const { language } = useLanguage();
  const { control } = useFormContext<CampaignFields>();
  const countries = useWatch({ control, name: 'terms.geo.countries' });
  if (countries.every((country) => country === 'US')) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="mb-1.5 font-medium text-13">{t('multipliers.countries')}</legend>
      {countries.map((country) => {
        const [key, name] = [countryKey(country), countryName(country, language)];
        const factor = factors[key] ?? 1;
        return (
          <button
            key={key}
            type="button"
            aria-label={t('multipliers.country', { name, factor: String(factor) })}
            className={clsx('min-h-9 rounded-sm border px-2 text-13 tabular-nums hover:border-text', toneOf(factor))}
            onClick={() => onChange(painted(factors, key, factor === brush ? 1 : brush))}
          >
            {name} ×{factor}
          </button>
        );
      })}
    </fieldset>
  );
}

function FactorMap({ factors, brush, onChange }: FactorsProps) {
  const t = useTexts(campaignFormMessages);
  const paint = (state: UsState) => onChange(painted(factors, state, factors[state] === brush ? 1 : brush));
  return (
    <StateMap
      label={t('multipliers.map')}
      onChoose={paint}
      look={(state) => {
        const factor = factors[state] ?? 1;
        return {
          className: toneOf(factor),
          note: factor === 1 ? undefined : `×${factor}`,
          says: `×${factor}`,
        };
      }}
    />
  );
}

const ZIP_PREFIX = /^\d{3,5}$/;

function ZipFactors({ factors, brush, onChange }: FactorsProps) {
  const t = useTexts(campaignFormMessages);
  const [prefix, setPrefix] = useState('');
  const zips = Object.entries(factors).filter(([place]) => ZIP_PREFIX.test(place));
  const add = () => {
    onChange({ ...factors, [prefix]: brush });
    setPrefix('');
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-end gap-2">
        <TextField
          label={t('multipliers.zip')}
          hint={t('multipliers.zipHint')}
          required={false}
          inputMode="numeric"
          maxLength={5}
          value={prefix}
          onChange={(event) => setPrefix(event.target.value.replace(/\D/g, ''))}
          className="min-w-0 max-w-64 flex-1"
        />
        <Button
          variant="secondary"
          icon={Plus}
          className="mb-7"
          disabled={!ZIP_PREFIX.test(prefix) || brush === 1}
          aria-label={t('multipliers.addZip', { factor: `×${brush}` })}
          onClick={add}
        >
          ×{brush}
        </Button>
      </div>
      {zips.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {zips.map(([zip, factor]) => (
            <li key={zip} className="flex items-center gap-1 rounded-sm border px-2 py-0.5 font-mono text-13">
              {zip} ×{factor}
              <button
                type="button"
                aria-label={t('multipliers.removeZip', { zip })}
                onClick={() => onChange(painted(factors, zip, 1))}
                className="grid size-7 place-items-center rounded-sm hover:bg-sunken"
              >
                <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MultipliersSummary() {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const factors = useWatch({ control, name: 'terms.locationMultipliers' });
  const { language } = useLanguage();
  const words = Object.entries(factors).map(([place, factor]) => `${placeText(place, language)} ×${factor}`);
  return words.join(', ') || t('multipliers.nowhere');
}
