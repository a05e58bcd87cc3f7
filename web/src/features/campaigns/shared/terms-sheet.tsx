import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { CAMPAIGN_PARTS } from '@callstead/domain/campaigns/changed-parts';
import { useTexts } from '../../../i18n/language.tsx';
import { campaignTermsMessages } from './messages.ts';
import { useTermsWords } from './terms-words.ts';

const TERMS_PARTS = CAMPAIGN_PARTS.filter((part) => part !== 'texts');

/** Everything the engine will go by, line by line. */
export function TermsSheet({ campaign }: { campaign: Pick<Campaign, 'terms' | 'type'> }) {
  const t = useTexts(campaignTermsMessages);
  const words = useTermsWords();
  return (
    <dl className="grid text-14">
      {TERMS_PARTS.map((part) => (
        <div key={part} className="grid gap-x-6 gap-y-0.5 border-t py-2 first:border-t-0 sm:grid-cols-[13rem_1fr]">
          <dt className="text-muted">{t(`parts.${part}`)}</dt>
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
