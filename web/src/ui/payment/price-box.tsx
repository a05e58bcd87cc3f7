import type { PriceFactors } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { placeText } from '@callstead/domain/campaigns/place-names';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useFormats, useLanguage, useTexts } from '../../i18n/language.tsx';
import { priceMessages } from '../../i18n/price-messages.ts';
import { useMoney } from '../format/money.tsx';
import { clockText } from '../format/seconds.tsx';

const ONE = 10_000;

/** How the price came about, as a small multiplication that works out to exactly what is shown. */
export function PriceBox({ price, view }: { price: PriceFactors; view: CallView }) {
  const t = useTexts(priceMessages);
  if (price.tiers.length === 0) return <p className="text-muted">{t('conversion')}</p>;
  return (
    <div className="grid gap-3">
      {price.tiers.map((tier) => (
        <Multiplication key={tier.fromSeconds} price={price} tier={tier} />
      ))}
      {price.correctedCents !== null && <Corrected cents={price.correctedCents} />}
      <Notes price={price} />
      {view === 'publisher' && <p className="text-13 text-muted">{t('yourShare')}</p>}
    </div>
  );
}

/** Why is told in its steps. */
function Corrected({ cents }: { cents: number }) {
  const t = useTexts(priceMessages);
  const money = useMoney();
  return (
    <p>
      {t('corrected')} <span className="font-semibold text-brass tabular-nums">{money(cents)}</span>
    </p>
  );
}

type Tier = PriceFactors['tiers'][number];

function Multiplication({ price, tier }: { price: PriceFactors; tier: Tier }) {
  const t = useTexts(priceMessages);
  const money = useMoney();
  const factor = useFactorText();
  const { language } = useLanguage();
  const { location, pacing } = price;
  const isOne = price.tiers.length === 1;
  return (
    <div className={clsx('grid gap-1', !isOne && !tier.reached && 'text-muted')}>
      {!isOne && (
        <p className="text-13">
          {t('from', { time: clockText(tier.fromSeconds) })}
          {tier.reached && <span className="text-success"> · {t('reached')}</span>}
        </p>
      )}
      <p className="flex flex-wrap items-end gap-x-2 gap-y-1 tabular-nums">
        <Factor label={t('base')}>{money(tier.baseCents)}</Factor>
        <Sign>×</Sign>
        <Factor label={location.key ? t('locationOf', { key: placeText(location.key, language) }) : t('location')}>
          {factor(location.basisPoints)}
        </Factor>
        <Sign>×</Sign>
        <Factor label={t('pacing')}>{factor(pacing.basisPoints)}</Factor>
        <Sign>=</Sign>
        <Factor label={t('result')}>
          <span className="font-semibold text-brass">{money(tier.priceCents)}</span>
        </Factor>
      </p>
    </div>
  );
}

function Factor({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="grid">
      <span className="text-12 text-muted">{label}</span>
      <span className="text-16">{children}</span>
    </span>
  );
}

const Sign = ({ children }: { children: string }) => <span className="pb-0.5 text-muted">{children}</span>;

/** The bounds, what paced it, and how it is shared out. */
function Notes({ price }: { price: PriceFactors }) {
  const t = useTexts(priceMessages);
  const money = useMoney();
  const percent = usePercent();
  const { floorCents, ceilingCents, pacing, own, publisherShareBasisPoints: share } = price;
  const { openHoursGoneBasisPoints: gone, budgetSpentBasisPoints: spent } = pacing;
  return (
    <ul className="grid gap-0.5 text-13 text-muted">
      {floorCents !== null && ceilingCents !== null && (
        <li>{t('bounds', { floor: money(floorCents), ceiling: money(ceilingCents) })}</li>
      )}
      {gone !== null && spent !== null && <li>{t('paced', { gone: percent(gone), spent: percent(spent) })}</li>}
      {share !== null && <li>{t('share', { share: percent(share) })}</li>}
      {own && own.priceCents !== null && <li>{t('ownPrice', { price: money(own.priceCents) })}</li>}
      {own && own.shareBasisPoints !== null && <li>{t('ownShare', { share: percent(own.shareBasisPoints) })}</li>}
    </ul>
  );
}

function useFactorText() {
  const formats = useFormats();
  return (basisPoints: number) => formats.number(basisPoints / ONE, { maximumFractionDigits: 4 });
}

function usePercent() {
  const formats = useFormats();
  return (basisPoints: number) => formats.number(basisPoints / ONE, { style: 'percent', maximumFractionDigits: 1 });
}
