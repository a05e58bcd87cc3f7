import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { partsOfType } from '@callstead/domain/campaigns/changed-parts';
import { useTexts } from '../../../i18n/language.tsx';
import { campaignTermsMessages } from './messages.ts';
import { useTermsWords } from './terms-words.ts';

/** Everything the engine will go by, line by line. */
export function TermsSheet({ campaign }: { campaign: Pick<Campaign, 'terms' | 'type'> }) {
  const t = useTexts(campaignTermsMessages);
  const words = useTermsWords();
  const names = campaign.type === 'lead' ? 'leadParts' : 'parts';
  const parts = partsOfType(campaign.type).filter((part) => part !== 'texts');
  return (
    <dl className="grid text-14">
      {parts.map((part) => (
        <div key={part} className="grid gap-x-6 gap-y-0.5 border-t py-2 first:border-t-0 sm:grid-cols-[13rem_1fr]">
          <dt className="text-muted">{t(`${names}.${part}`)}</dt>
          <dd className="min-w-0 break-words">
            {words[part](campaign.terms, campaign.type).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
