import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { useEffect, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { BoundArea, BoundText } from './bound-fields.tsx';
import type { CampaignFields } from './campaign-fields.ts';
import { FormSection } from './form-section.tsx';
import { campaignFormMessages } from './messages.ts';

const DETAILS = [
  'detailedDescription',
  'target',
  'qualification',
  'conversionRequirements',
  'restrictions',
  'notes',
] as const;

/** The rest of what publishers read, in both languages; what is empty in one is shown in the other. */
export function TextsSection({ attempts }: { attempts: number }) {
  const t = useTexts(campaignFormMessages);
  const { control, formState } = useFormContext<CampaignFields>();
  const first = useWatch({ control, name: 'language' });
  const [shown, setShown] = useState<Language>(first);
  const { errors } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to save turns the page
  useEffect(() => {
    const wrong = LANGUAGES.find((language) => get(errors, `texts.${language}`) !== undefined);
    if (wrong) setShown(wrong);
  }, [attempts]);
  const ordered = LANGUAGES.toSorted((a, b) => Number(b === first) - Number(a === first));
  const tabs = ordered.map((language) => ({
    value: language,
    label: t(`texts.${language}`),
    content: <TextFieldset language={language} isFirst={language === first} />,
  }));
  return (
    <FormSection title={t('texts.title')} summary={t('texts.summary')} fields={['texts']} attempts={attempts}>
      <Tabs label={t('texts.language')} tabs={tabs} value={shown} onChange={setShown} className="sm:col-span-2" />
    </FormSection>
  );
}

function TextFieldset({ language, isFirst }: { language: Language; isFirst: boolean }) {
  const t = useTexts(campaignFormMessages);
  return (
    <div className="grid gap-4">
      {!isFirst && (
        <>
          <p className="text-13 text-muted">{t('texts.fallback')}</p>
          <BoundText name={`texts.${language}.title`} label={t('title')} optional maxLength={200} lang={language} />
          <BoundArea
            name={`texts.${language}.targetAudience`}
            label={t('targetAudience')}
            optional
            rows={2}
            lang={language}
          />
          <BoundArea
            name={`texts.${language}.description`}
            label={t('goals')}
            optional
            rows={3}
            maxLength={400}
            lang={language}
          />
        </>
      )}
      {DETAILS.map((name) => (
        <BoundArea
          key={name}
          name={`texts.${language}.${name}`}
          label={t(`texts.${name}`)}
          optional
          rows={3}
          lang={language}
        />
      ))}
      <BoundText
        name={`texts.${language}.keywords`}
        label={t('texts.keywords')}
        hint={t('texts.keywordsHint')}
        optional
        lang={language}
      />
    </div>
  );
}
