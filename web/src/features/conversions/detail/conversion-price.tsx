import type { ConversionDetail, ConversionPrice as PriceFactors } from '@callstead/contract/conversions/conversions';
import type { CallView } from '@callstead/domain/calls/call-view';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { conversionMessages } from './messages.ts';

type ConversionPriceProps = { conversion: ConversionDetail; price: PriceFactors; view: CallView };

/** How the price came about: one that was agreed, or a percentage of what was reported. */
export function ConversionPrice({ conversion, price, view }: ConversionPriceProps) {
  const t = useTexts(conversionMessages);
  const isPublisher = view === 'publisher';
  return (
    <div className="grid gap-3">
      {price.kind === 'percent' && isPublisher && !price.corrected ? (
        <p>{t('priceOf.percentForPublisher')}</p>
      ) : (
        <Factors conversion={conversion} price={price} isPublisher={isPublisher} />
      )}
      <Notes price={price} />
    </div>
  );
}

function Factors({ conversion, price, isPublisher }: Omit<ConversionPriceProps, 'view'> & { isPublisher: boolean }) {
  const t = useTexts(conversionMessages);
  const money = useMoney();
  const percent = usePercent();
  const cents = isPublisher ? conversion.payoutCents : conversion.priceCents;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
      {price.fixedCents !== null && (
        <Fact label={t(isPublisher ? 'priceOf.fixedForPublisher' : 'priceOf.fixed')}>{money(price.fixedCents)}</Fact>
      )}
      {price.basisPoints !== null && (
        <>
          <Fact label={t('priceOf.reported')}>{money(conversion.amountCents ?? 0)}</Fact>
          <Fact label={t('priceOf.share')}>× {percent(price.basisPoints)}</Fact>
        </>
      )}
      {cents !== null && (
        <Fact label={t(resultLabel(price, isPublisher))}>
          <span className="font-semibold text-brass">{money(cents)}</span>
        </Fact>
      )}
    </dl>
  );
}

function resultLabel({ corrected }: PriceFactors, isPublisher: boolean) {
  if (corrected) return 'priceOf.corrected';
  return isPublisher ? 'priceOf.payoutResult' : 'priceOf.result';
}

function Notes({ price }: { price: PriceFactors }) {
  const t = useTexts(conversionMessages);
  const money = useMoney();
  const percent = usePercent();
  const { ceilingCents, ceilingReached, publisherShareBasisPoints: share, ownShareBasisPoints: own } = price;
  const notes = [
    ceilingCents !== null &&
      t(ceilingReached ? 'priceOf.ceilingReached' : 'priceOf.ceiling', { ceiling: money(ceilingCents) }),
    share !== null && t('priceOf.publisherShare', { share: percent(share) }),
    own !== null && t('priceOf.ownShare', { share: percent(own) }),
  ].filter((note): note is string => Boolean(note));
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-13 text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

const WHOLE_BASIS_POINTS = 10_000;

function usePercent() {
  const formats = useFormats();
  return (basisPoints: number) =>
    formats.number(basisPoints / WHOLE_BASIS_POINTS, { style: 'percent', maximumFractionDigits: 2 });
}
