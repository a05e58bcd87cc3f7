import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { campaignTermsMessages } from '../shared/messages.ts';
import { campaignReviewMessages } from './messages.ts';

const TEXTS = [
  'title',
  'description',
  'detailedDescription',
  'targetAudience',
  'target',
  'qualification',
  'conversionRequirements',
  'restrictions',
  'notes',
  'keywords',
] as const;

/** What the public reads, in both languages. */
export function PublicTexts({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignReviewMessages);
  const { language } = useLanguage();
  const [shown, setShown] = useState<Language>(language);
  const tabs = LANGUAGES.toReversed().map((each) => ({
    value: each,
    label: t(`languages.${each}`),
    content: <Texts campaign={campaign} language={each} />,
  }));
  return <Tabs label={t('language')} tabs={tabs} value={shown} onChange={setShown} />;
}

function Texts({ campaign, language }: { campaign: Campaign; language: Language }) {
  const t = useTexts(campaignReviewMessages);
  const names = useTexts(campaignTermsMessages);
  const texts = campaign.texts[language];
  return (
    <dl className="-mt-2 grid text-14">
      {TEXTS.map((name) => (
        <div key={name} className="grid gap-x-6 gap-y-0.5 border-t py-2 first:border-t-0 sm:grid-cols-[13rem_1fr]">
          <dt className="text-muted">{names(`texts.${name}`)}</dt>
          <dd lang={language} className="min-w-0 break-words">
            {(name === 'keywords' ? texts.keywords.join(', ') : texts[name]) || t('notGiven')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
