import { Plus, Trash2 } from 'lucide';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { BoundCheckbox, BoundCount, BoundText } from './bound-fields.tsx';
import { type CampaignFields, type HoursFields, newTarget } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';
import { WeekEditor } from './week-editor.tsx';

const MOST_TARGETS = 50;

/** Where calls ring: lower priorities first, equal ones by weight. */
export function TargetsSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control } = useFormContext<CampaignFields>();
  // `id` is the target's own, which the books will name.
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.targets', keyName: 'key' });
  return (
    <FormSection title={t('targets.title')} fields={['terms.targets', 'terms.overflowNumber']} open attempts={attempts}>
      <ol className="grid min-w-0 grid-cols-1 gap-4 sm:col-span-2">
        {fields.map((field, index) => (
          <li key={field.key} className="min-w-0 rounded border p-3">
            <TargetFieldset index={index} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
          </li>
        ))}
      </ol>
      {fields.length < MOST_TARGETS && (
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          className="justify-self-start sm:col-span-2"
          onClick={() => append(newTarget(fields.length + 1))}
        >
          {t('targets.add')}
        </Button>
      )}
      <BoundText
        name="terms.overflowNumber"
        label={t('targets.overflow')}
        hint={t('targets.overflowHint')}
        type="tel"
        optional
        className="sm:col-span-2"
      />
    </FormSection>
  );
}

function TargetFieldset({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const t = useTexts(campaignFormMessages);
  const number = String(index + 1);
  const path = `terms.targets.${index}` as const;
  return (
    <fieldset className="grid min-w-0 grid-cols-3 items-start gap-3">
      <legend className="sr-only">{t('targets.one', { number })}</legend>
      <div className="col-span-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <BoundText
          name={`${path}.number`}
          label={t('targets.number', { number })}
          type="tel"
          autoComplete="off"
          placeholder="+1 305 555 0142"
        />
        {onRemove && (
          <Button
            variant="ghost"
            icon={Trash2}
            className="mt-6.5 px-3"
            aria-label={t('targets.remove', { number })}
            onClick={onRemove}
          />
        )}
      </div>
      <BoundCount name={`${path}.priority`} label={t('targets.priority')} />
      <BoundCount name={`${path}.weight`} label={t('targets.weight')} />
      <BoundCount name={`${path}.concurrency`} label={t('targets.concurrency')} required={false} placeholder="∞" />
      <OwnHours path={`${path}.hours`} />
      <div className="col-span-3">
        <BoundCheckbox name={`${path}.paused`} label={t('targets.paused')} />
      </div>
    </fieldset>
  );
}

/** A number may keep hours of its own, within the campaign's. */
function OwnHours({ path }: { path: `terms.targets.${number}.hours` }) {
  const t = useTexts(campaignFormMessages);
  const { control, getValues } = useFormContext<CampaignFields>();
  const hours = useWatch({ control, name: path });
  return (
    <div className="col-span-3 grid min-w-0 grid-cols-1 gap-3">
      <Controller
        control={control}
        name={path}
        render={({ field: { onChange } }) => (
          <>
            <CheckboxField
              label={t('targets.ownHours')}
              checked={hours !== null}
              onChange={(event) => onChange(event.target.checked ? structuredClone(getValues('terms.hours')) : null)}
            />
            {hours && <WeekEditor name={path} value={hours as HoursFields} onChange={onChange} />}
          </>
        )}
      />
    </div>
  );
}
