import type { CampaignPart } from '@callstead/domain/campaigns/changed-parts';
import { hoursText } from '@callstead/domain/campaigns/hours';
import { payoutText } from '@callstead/domain/campaigns/payout-text';
import { placeText } from '@callstead/domain/campaigns/place-names';
import type { CampaignType, Terms } from '@callstead/domain/campaigns/terms';
import {
  approvalText,
  concurrencyText,
  geoTexts,
  limitsText,
  minimumText,
} from '@callstead/domain/campaigns/terms-text';
import { TRAFFIC_SOURCE_NAMES, type TrafficSource } from '@callstead/domain/campaigns/traffic-sources';
import { lookBackDaysOf } from '@callstead/domain/conversions/conversion';
import { priceText } from '@callstead/domain/money';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { isPaidByConversion } from '@callstead/domain/pricing/price-conversion';
import { zoneWords } from '@callstead/domain/zone-words';
import { useMemo } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { campaignTermsMessages } from './messages.ts';

/** One line (or several) for each part of the terms, as a person would say it. */
export function useTermsWords() {
  const t = useTexts(campaignTermsMessages);
  const { language, currency } = useLanguage();
  return useMemo(() => {
    const sources = (list: readonly TrafficSource[]) =>
      list.map((source) => TRAFFIC_SOURCE_NAMES[language][source]).join(', ') || t('none');
    const money = (cents: number | null) => (cents === null ? t('noLimit') : priceText(cents, currency));
    const words: Record<Exclude<CampaignPart, 'texts'>, (terms: Terms, type: CampaignType) => string[]> = {
      pricing: ({ pricing }, type) => [
        payoutText(pricing, type, language, currency),
        ...(pricing.kind === 'tiers'
          ? pricing.tiers.map((tier) =>
              t('tier', { seconds: String(tier.fromSeconds), price: priceText(tier.priceCents, currency) }),
            )
          : []),
        ...(isPaidByConversion(pricing) ? [t('lookBack', { days: String(lookBackDaysOf(pricing)) })] : []),
        ...(pricing.kind === 'fixed' ? [t('basePrice', { price: priceText(pricing.priceCents, currency) })] : []),
      ],
      publisherShareBasisPoints: (terms) => [`${terms.publisherShareBasisPoints / 100}%`],
      minimumSeconds: (terms, type) => [minimumText({ terms, type }, language)],
      geo: (terms) => [geoTexts(terms.geo, language).join(', ')],
      locationMultipliers: ({ locationMultipliers }) => {
        const factors = Object.entries(locationMultipliers).map(
          ([place, factor]) => `${placeText(place, language)} ×${factor}`,
        );
        return [factors.join(', ') || t('none')];
      },
      hours: ({ hours }) => [...hoursText(hours, language), zoneWords(hours.zone, language)],
      caps: (terms, type) => [limitsText(terms, type, language)],
      concurrency: (terms) => [concurrencyText(terms, language)],
      budget: ({ budget }) => [
        t('totalBudget', { amount: money(budget.totalCents) }),
        t('dailyBudget', { amount: money(budget.dailyCents) }),
      ],
      approvalDays: (terms, type) => [approvalText(terms, type, language)],
      duplicates: ({ duplicates }, type) =>
        type === 'lead'
          ? [t('duplicates.lead', { days: String(duplicates.windowDays) })]
          : [
              t(`duplicates.${duplicates.after}`, { days: String(duplicates.windowDays) }),
              (['route', 'bill', 'pay'] as const)
                .map((name) => [t(`duplicates.${name}`), t(duplicates[name] ? 'yes' : 'no')].join(': '))
                .join(' · '),
            ],
      recording: ({ recording }) => [
        recording.enabled ? t('recorded', { days: String(recording.retentionDays) }) : t('notRecorded'),
      ],
      unknownPlace: (terms) => [t(`policies.${terms.unknownPlace}`)],
      anonymousCallers: (terms) => [t(`policies.${terms.anonymousCallers}`)],
      targets: ({ targets }) =>
        targets.length === 0
          ? [t('none')]
          : targets.map((target) =>
              t('targetLine', {
                number: phoneText(target.number),
                priority: String(target.priority),
                weight: String(target.weight),
              }),
            ),
      overflowNumber: (terms) => [terms.overflowNumber === null ? t('none') : phoneText(terms.overflowNumber)],
      traffic: ({ traffic }) => [
        t('allowed', { sources: sources(traffic.allowed) }),
        t('prohibited', { sources: sources(traffic.prohibited) }),
      ],
    };
    return words;
  }, [t, language, currency]);
}
