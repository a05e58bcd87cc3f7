import type { CatalogueOffer } from '@callstead/contract/campaigns/catalogue';
import { namedPriceCents } from '@callstead/domain/campaigns/reprice';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { useAdoptOffers } from './api.ts';
import { adoptMessages } from './messages.ts';

const LEAST_CENTS = 100;

/** The price as somebody would type it; undefined for a percentage, which is confirmed as it stands. */
const typedPrice = ({ pricing }: CatalogueOffer): string => {
  const cents = namedPriceCents(pricing);
  return cents === null ? '' : (cents / 100).toFixed(2);
};

function priceOf(offer: CatalogueOffer, typed: string): number | null | undefined {
  if (namedPriceCents(offer.pricing) === null) return null;
  const cents = readDollars(typed);
  return cents !== undefined && cents >= LEAST_CENTS ? cents : undefined;
}

/** What was chosen, each with its price, and where calls ring. */
export function useAdopting(offers: readonly CatalogueOffer[], onAdopted: () => void) {
  const t = useTexts(adoptMessages);
  const { toast } = useToast();
  const adopt = useAdoptOffers();
  const [destination, setDestination] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [prices, setPrices] = useState<ReadonlyMap<string, string>>(new Map());
  const chosen = offers.filter(({ id }) => prices.has(id));
  const confirmed = chosen.map((offer) => ({ ...offer, priceCents: priceOf(offer, prices.get(offer.id) ?? '') }));

  const choose = (offer: CatalogueOffer, isChosen: boolean) => {
    const next = new Map(prices);
    if (isChosen) next.set(offer.id, typedPrice(offer));
    else next.delete(offer.id);
    setPrices(next);
  };
  const setPrice = (id: string, typed: string) => setPrices(new Map(prices).set(id, typed));
  const submit = () => {
    setAsked(true);
    const adopted = confirmed.flatMap(({ id, version, priceCents }) =>
      priceCents === undefined ? [] : [{ id, version, priceCents }],
    );
    if (adopted.length === 0 || adopted.length < chosen.length) return;
    adopt.mutate(
      { destination: destination || null, offers: adopted },
      {
        onSuccess: ({ adopted, skipped }) => {
          const told = [t('adoptedText', { count: adopted.length })];
          if (skipped.length > 0) told.push(t('skipped', { count: skipped.length }));
          toast({ title: t('adopted'), description: told.join(' '), tone: 'success' });
          onAdopted();
        },
      },
    );
  };
  const fields = adopt.error instanceof ApiError ? adopt.error.problem?.fields : undefined;
  return {
    ...{ destination, setDestination, prices, choose, setPrice, submit, chosen },
    isWrong: (offer: CatalogueOffer) => priceOf(offer, prices.get(offer.id) ?? '') === undefined,
    isBusy: adopt.isPending,
    isNothingChosen: isAsked && chosen.length === 0,
    destinationProblem: fields?.destination,
    /** What no field can show. */
    error: fields?.destination ? null : adopt.error,
  };
}

export type Adopting = ReturnType<typeof useAdopting>;
