import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { partsOfType } from '@callstead/domain/campaigns/changed-parts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { campaignDefaultsQuery } from './api.ts';
import { campaignTermsMessages } from './messages.ts';
import { useTermsWords } from './terms-words.ts';

type TermsSheetProps = { campaign: Pick<Campaign, 'terms' | 'type'>; children?: ReactNode };

/** Everything the engine will go by, line by line. */
export function TermsSheet({ campaign, children }: TermsSheetProps) {
  const t = useTexts(campaignTermsMessages);
  const words = useTermsWords();
  const names = campaign.type === 'lead' ? 'leadParts' : 'parts';
  const parts = partsOfType(campaign.type).filter((part) => part !== 'texts');
  return (
    <dl className="grid text-14">
      {parts.map((part) => (
        <TermsLine key={part} name={t(`${names}.${part}`)}>
          {words[part](campaign.terms, campaign.type).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </TermsLine>
      ))}
      {children}
    </dl>
  );
}

/** What is no part of a version, but of what holds: how long people's data are kept. */
export function RetentionLine({ personalDataDays }: Pick<Campaign, 'personalDataDays'>) {
  const t = useTexts(campaignTermsMessages);
  const { data: defaults } = useQuery({ ...campaignDefaultsQuery(), enabled: personalDataDays === null });
  return (
    <TermsLine name={t('retention.name')}>
      {personalDataDays !== null && t('retention.days', { days: personalDataDays })}
      {defaults && personalDataDays === null && t('retention.network', { days: defaults.personalDataDays })}
    </TermsLine>
  );
}

function TermsLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t py-2 first:border-t-0 sm:grid-cols-[13rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
