import { US_TIN_TYPES } from '@callstead/domain/payouts/tax/tin';
import { TREATY_COUNTRIES } from '@callstead/domain/payouts/tax/treaty-countries';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { CountryChoice, type FormProps, Line, Mark, Question } from './fields.tsx';
import { taxSignMessages } from './messages.ts';
import { kindOf } from './values.ts';
import { WriteUs } from './write-us.tsx';

/** Under which number the tax office knows them. Nobody's browser should offer it to the next person. */
export function NumberStep({ form }: FormProps) {
  const [isUsPerson, isEntity] = useWatch({ control: form.control, name: ['isUsPerson', 'isEntity'] });
  const kind = kindOf({ isUsPerson, isEntity });
  if (kind === 'w9') return <UsNumber form={form} isCompany={isEntity === 'yes'} />;
  return (
    <>
      <NumbersAbroad form={form} />
      {kind === 'w8ben' && <Treaty form={form} />}
    </>
  );
}

function UsNumber({ form, isCompany }: FormProps & { isCompany: boolean }) {
  const t = useTexts(taxSignMessages);
  const [type, isBackupWithheld] = useWatch({ control: form.control, name: ['tin.type', 'isBackupWithheld'] });
  const asked = isCompany ? 'ein' : type;
  return (
    <>
      {!isCompany && (
        <Question
          form={form}
          name="tin.type"
          legend={t('number.type')}
          options={US_TIN_TYPES.map((value) => ({ value, label: t(`number.types.${value}`) }))}
        />
      )}
      <Line
        form={form}
        name="tin.number"
        label={t(`number.labels.${asked}`)}
        hint={t(asked === 'ein' ? 'number.einHint' : 'number.ssnHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Question
        form={form}
        name="isBackupWithheld"
        legend={t('number.isBackupWithheld')}
        options={[
          { value: 'no', label: t('number.notWithheld') },
          { value: 'yes', label: t('number.withheld') },
        ]}
      />
      {isBackupWithheld === 'yes' && <WriteUs>{t('writeUs.withheld')}</WriteUs>}
    </>
  );
}

function NumbersAbroad({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  return (
    <>
      <Line
        form={form}
        name="tins.foreign"
        label={t('number.foreign')}
        hint={t('number.foreignHint')}
        autoComplete="off"
        spellCheck={false}
        required={false}
      />
      <Mark form={form} name="tins.hasNoForeign" label={t('number.hasNoForeign')} />
      <Line form={form} name="tins.us" label={t('number.us')} hint={t('number.usHint')} optional autoComplete="off" />
    </>
  );
}

/** Part II of the W-8BEN. */
function Treaty({ form }: FormProps) {
  const t = useTexts(taxSignMessages);
  const hasTreaty = useWatch({ control: form.control, name: 'hasTreaty' });
  return (
    <>
      <Mark form={form} name="hasTreaty" label={t('treaty.has')} hint={t('treaty.hint')} />
      {hasTreaty && (
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-3 font-medium text-14">{t('treaty.title')}</legend>
          <CountryChoice form={form} name="treaty.country" label={t('treaty.country')} countries={TREATY_COUNTRIES} />
          <Line form={form} name="treaty.article" label={t('treaty.article')} autoComplete="off" />
          <Line form={form} name="treaty.ratePercent" label={t('treaty.rate')} inputMode="numeric" autoComplete="off" />
          <Line form={form} name="treaty.incomeType" label={t('treaty.income')} autoComplete="off" />
          <Line
            form={form}
            name="treaty.explanation"
            label={t('treaty.explanation')}
            autoComplete="off"
            className="sm:col-span-2"
          />
        </fieldset>
      )}
    </>
  );
}
