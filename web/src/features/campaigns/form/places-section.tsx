import { countryName } from '@callstead/domain/campaigns/place-names';
import { geoTexts } from '@callstead/domain/campaigns/terms-text';
import type { UsState } from '@callstead/domain/campaigns/us-states';
import { COUNTRIES } from '@callstead/domain/payouts/countries';
import { useId, useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { StateMap } from '../../../ui/chart/state-map.tsx';
import { FieldError } from '../../../ui/form/form-field.tsx';
import { MultiSelectField } from '../../../ui/form/multi-select-field.tsx';
import { BoundSelect, useComplaint } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

const POLICIES = ['accept', 'refuse'] as const;

export function PlacesSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  const places = useWatch({ control, name: 'places' });
  const hasStates = useWatch({ control, name: 'terms.geo.countries' }).includes('US');
  return (
    <FormSection
      title={t('places.title')}
      summary={<PlacesSummary />}
      fields={['terms.geo', 'terms.unknownPlace']}
      attempts={attempts}
    >
      <ChosenCountries />
      {hasStates && (
        <BoundSelect
          name="places"
          label={t('places.where')}
          options={(['all', 'some'] as const).map((each) => ({ value: each, label: t(`places.${each}`) }))}
        />
      )}
      <BoundSelect
        name="terms.unknownPlace"
        label={t('places.unknown')}
        options={POLICIES.map((policy) => ({ value: policy, label: t(`policies.${policy}`) }))}
      />
      {hasStates && places === 'some' && <ChosenStates />}
    </FormSection>
  );
}

function ChosenCountries() {
  const t = useTexts(campaignFormMessages);
  const { language } = useLanguage();
  const { control } = useFormContext<CampaignFields>();
  const error = useComplaint('terms.geo.countries');
  const options = useMemo(
    () =>
      COUNTRIES.map((value) => ({ value, label: countryName(value, language) })).sort((one, other) =>
        one.label.localeCompare(other.label, language),
      ),
    [language],
  );
  return (
    <Controller
      control={control}
      name="terms.geo.countries"
      render={({ field: { value, onChange, onBlur } }) => (
        <MultiSelectField
          label={t('places.countries')}
          hint={t('places.countriesHint')}
          error={error}
          options={options}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          placeholder={t('places.noCountry')}
          searchPlaceholder={t('places.searchCountry')}
          emptyText={t('places.unknownCountry')}
          closeText={t('places.close')}
          className="sm:col-span-2"
        />
      )}
    />
  );
}

function ChosenStates() {
  const t = useTexts(campaignFormMessages);
  const id = useId();
  const error = useComplaint('terms.geo.states');
  const { control } = useFormContext<CampaignFields>();
  const toggled = (states: readonly UsState[], state: UsState) =>
    states.includes(state) ? states.filter((each) => each !== state) : [...states, state];
  return (
    <Controller
      control={control}
      name="terms.geo.states"
      render={({ field: { value, onChange } }) => (
        <div className="grid min-w-0 grid-cols-1 gap-3 sm:col-span-2">
          <p id={`${id}-hint`} className="text-13 text-muted">
            {t('places.mapHint')} · {t('places.chosen', { count: value.length })}
          </p>
          <StateMap
            label={t('places.map')}
            describedBy={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            invalid={error !== undefined}
            onChoose={(state) => onChange(toggled(value, state))}
            look={(state) => {
              const isIn = value.includes(state);
              return {
                className: isIn ? 'border-primary bg-primary text-on-primary' : 'bg-surface text-muted',
                says: t(isIn ? 'places.included' : 'places.excluded'),
                pressed: isIn,
              };
            }}
          />
          {error && <FieldError id={`${id}-error`} text={error} />}
          {value.length > 0 && (
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onChange([])}>
              {t('places.none')}
            </Button>
          )}
        </div>
      )}
    />
  );
}

function PlacesSummary() {
  const { language } = useLanguage();
  const { control } = useFormContext<CampaignFields>();
  const places = useWatch({ control, name: 'places' });
  const geo = useWatch({ control, name: 'terms.geo' });
  return geoTexts({ ...geo, states: places === 'all' ? [] : geo.states }, language).join(', ');
}
