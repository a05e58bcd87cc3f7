import type { SettingGroup, SettingsInForce } from '@callstead/contract/settings';
import { useEffect, useRef } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import type { FieldFrame } from '../../../ui/form/form-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { BooksSetting } from './books-setting.tsx';
import { ColourSetting } from './colour-setting.tsx';
import { LogoSetting } from './logo-setting.tsx';
import { settingsMessages } from './messages.ts';
import { RefillSetting } from './refill-setting.tsx';
import { type ListInput, shownFields } from './setting-fields.ts';
import { useGroupForm } from './use-group-form.ts';

/** One group of settings, with a form of its own. */
export function GroupCard({ inForce }: { inForce: SettingsInForce }) {
  const t = useTexts(settingsMessages);
  const fieldText = useFieldText();
  const { currency } = useLanguage();
  const { group } = inForce;
  const { form, saving, isOutdated, isSaved, save, saveMine, takeTheirs } = useGroupForm(inForce);
  const isToConfirm = group === 'books' && inForce.version === 0; // nobody has said yet that the defaults are right
  const words = (name: string, part: 'label' | 'hint') =>
    t(`groups.${group}.${name}.${part}` as 'groups.support.email.label'); // each field has its words: messages.ts sees to that
  return (
    <Card
      id={group}
      ref={useArrival(group)}
      className="scroll-mt-32 xl:scroll-mt-20"
      title={t(`groups.${group}.title`)}
      footer={<LastChange inForce={inForce} />}
    >
      <form method="post" noValidate onSubmit={save} className="grid max-w-xl gap-4">
        <p className="text-14 text-muted">{t(`groups.${group}.intro`)}</p>
        {shownFields(group, currency).map(([name, type]) => {
          const frame = {
            label: words(name, 'label'),
            hint: words(name, 'hint'),
            error: fieldText(form.formState.errors[name]?.message as string | undefined),
          };
          if (typeof type !== 'string') return <ListSetting key={name} {...frame} {...{ form, name, type }} />;
          if (type === 'currency' || type === 'zone')
            return <BooksSetting key={name} {...frame} {...{ form, name, type, fixed: inForce.fixed?.[name] }} />;
          if (type === 'logo') return <LogoSetting key={name} {...frame} {...{ form, name }} />;
          if (type === 'colour') return <ColourSetting key={name} {...frame} {...{ form, name }} />;
          if (type === 'refills') return <RefillSetting key={name} {...frame} {...{ form, name }} />;
          if (type === 'lines') return <TextAreaField key={name} {...frame} {...form.register(name)} />;
          const input = form.register(name, { valueAsNumber: type === 'number' });
          return <TextField key={name} type={type} {...frame} {...input} />;
        })}
        {isOutdated ? (
          <Outdated onTake={takeTheirs} onKeep={() => void saveMine()} />
        ) : (
          <FailureBanner error={saving.error} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            busy={saving.isPending}
            disabled={isOutdated || !(form.formState.isDirty || isToConfirm)}
          >
            {t(saving.isPending ? 'saving' : isToConfirm && !form.formState.isDirty ? 'confirm' : 'save')}
          </Button>
          <p role="status" className="text-14 text-success">
            {isSaved && t('saved')}
          </p>
        </div>
      </form>
    </Card>
  );
}

/** The guide leads to one of many groups, which is there only once they are loaded. */
function useArrival(group: SettingGroup) {
  const { hash, key } = useLocation();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (key && hash === `#${group}`) card.current?.scrollIntoView(); // the same way taken again has another key
  }, [hash, key, group]);
  return card;
}

type ListSettingProps = FieldFrame & { form: UseFormReturn; name: string; type: ListInput };

function ListSetting({ form, name, type, ...frame }: ListSettingProps) {
  const t = useTexts(settingsMessages);
  const options = type.map((value) => ({ value, label: t(`choices.${value}`) }));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <SelectField {...frame} options={options} value={value} onChange={onChange} />
      )}
    />
  );
}

function Outdated({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  const t = useTexts(settingsMessages);
  const choices = (
    <div className="flex gap-2">
      <Button size="sm" variant="secondary" onClick={onTake}>
        {t('takeTheirs')}
      </Button>
      <Button size="sm" variant="secondary" onClick={onKeep}>
        {t('keepMine')}
      </Button>
    </div>
  );
  return (
    <div role="alert">
      <Banner tone="warning" action={choices}>
        {t('changedElsewhere')}
      </Banner>
    </div>
  );
}

function LastChange({ inForce: { changedAt, changedBy } }: { inForce: SettingsInForce }) {
  const t = useTexts(settingsMessages);
  return (
    <p className="text-13 text-muted">
      {changedAt && changedBy ? (
        <>
          {t('changed', { name: changedBy })} <DateTime value={changedAt} />
        </>
      ) : (
        t('defaults')
      )}
    </p>
  );
}
