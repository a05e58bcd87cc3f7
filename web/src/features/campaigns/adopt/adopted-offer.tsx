import type { CatalogueOffer } from '@callstead/contract/campaigns/catalogue';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { payoutText } from '@callstead/domain/campaigns/payout-text';
import { namedPriceCents } from '@callstead/domain/campaigns/reprice';
import { useId } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { CONTROL_CLASS, FieldError } from '../../../ui/form/form-field.tsx';
import { adoptMessages } from './messages.ts';
import type { Adopting } from './use-adopting.ts';

type OfferProps = { offer: CatalogueOffer; adopting: Adopting };

/** One draft: chosen or not, and once it is, its price to confirm. */
export function AdoptedOffer({ offer, adopting }: OfferProps) {
  const t = useTexts(adoptMessages);
  const { language, currency } = useLanguage();
  const id = useId();
  const title = offer.titles[language];
  const isChosen = adopting.prices.has(offer.id);
  const isPriced = namedPriceCents(offer.pricing) !== null;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3">
      <Checkbox
        id={id}
        checked={isChosen}
        aria-label={t('choose', { title })}
        onChange={(event) => adopting.choose(offer, event.target.checked)}
      />
      <label htmlFor={id} className="min-w-0 flex-1 basis-44">
        <span className="font-medium">{title}</span>
        <span className="block text-13 text-muted">
          <span className="font-mono">{offer.publicId}</span> · {categoryName(offer.category, language)}
        </span>
        <span className="block text-13 text-muted">
          {t('proposed', { price: payoutText(offer.pricing, offer.type, language, currency) })}
        </span>
      </label>
      {isChosen && isPriced && <Price offer={offer} adopting={adopting} />}
    </li>
  );
}

function Price({ offer, adopting }: OfferProps) {
  const t = useTexts(adoptMessages);
  const { language } = useLanguage();
  const errorId = useId();
  const isWrong = adopting.isWrong(offer);
  return (
    <div className="w-32">
      <input
        inputMode="decimal"
        autoComplete="off"
        className={CONTROL_CLASS}
        aria-label={t('price', { title: offer.titles[language] })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        value={adopting.prices.get(offer.id) ?? ''}
        onChange={(event) => adopting.setPrice(offer.id, event.target.value)}
      />
      {isWrong && <FieldError id={errorId} text={t('wrongPrice')} />}
    </div>
  );
}
