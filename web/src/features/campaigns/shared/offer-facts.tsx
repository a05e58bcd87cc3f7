import type { Offer } from '@callstead/contract/campaigns/offers';
import { isOffered } from '@callstead/domain/campaigns/is-offered';
import { Phone, UserRoundPen } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { offerMessages } from './offer-messages.ts';

const CHIP = 'rounded-sm bg-neutral-bg px-2 py-0.5 text-12 text-neutral';

/** 'Call' when the campaign's type is 'Llamada', otherwise 'Lead'. */
export function TypeLabel({ type }: { type: Offer['campaignType'] }) {
  const t = useTexts(offerMessages);
  const isCall = type === 'Llamada';
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap font-medium text-13 text-primary">
      <Icon of={isCall ? Phone : UserRoundPen} />
      {t(isCall ? 'call' : 'lead')}
    </span>
  );
}

/** Whether publishers can ask to join it. */
export const isRequestable = ({ campaignType }: Pick<Offer, 'campaignType'>): boolean =>
  isOffered(campaignType === 'Llamada' ? 'call' : 'lead');

/** On what the network announces and cannot do yet. */
export function SoonBadge({ offer }: { offer: Pick<Offer, 'campaignType'> }) {
  const t = useTexts(offerMessages);
  return isRequestable(offer) ? null : <span className={`${CHIP} whitespace-nowrap`}>{t('soon')}</span>;
}

/** One row of an offer's terms, as in a ledger: what, and how much. */
export function OfferFact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2 text-14">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="ml-auto min-w-0 text-balance text-right">{children}</dd>
    </div>
  );
}

export function Chips({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li key={item} className={CHIP}>
          {item}
        </li>
      ))}
    </ul>
  );
}
