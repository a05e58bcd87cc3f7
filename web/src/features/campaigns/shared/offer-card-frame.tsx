import type { Offer } from '@callstead/contract/campaigns/offers';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { CategoryIcon } from './category-icon.tsx';
import { SoonBadge, TypeLabel } from './offer-facts.tsx';

/** The last that rises; those in sight when the page appears are drawn at once. */
const MAX_STAGGERED = 12;
const FIRST_ROW = 3;

type OfferCardFrameProps = { offer: Offer; index: number; heading: ReactNode; action: ReactNode; children: ReactNode };

/** An offer on a public list. */
export function OfferCardFrame({ offer, index, heading, action, children }: OfferCardFrameProps) {
  const isEarly = index < MAX_STAGGERED;
  return (
    <article
      className={clsx(
        'flex flex-col rounded border bg-surface',
        isEarly && 'rise',
        index >= FIRST_ROW && 'drawn-when-seen',
      )}
      style={isEarly ? ({ '--i': index } as CSSProperties) : undefined}
    >
      <header className="flex items-center gap-3 border-b px-4 py-3 text-muted">
        <CategoryIcon category={offer.category} />
        {heading}
        <SoonBadge offer={offer} />
        <TypeLabel type={offer.campaignType} />
      </header>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-4">{children}</div>
      <footer className="p-4 pt-2">{action}</footer>
    </article>
  );
}

export function OfferEntries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t py-2">
      <dt className="pb-1.5 text-14 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
