import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { FundedBadge } from '../../../ui/payment/funded-badge.tsx';
import { SaleFigures } from '../../../ui/payment/sale-figures.tsx';
import { ConversionBilling, StatusBadge } from '../shared/conversion-badges.tsx';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { conversionMessages } from './messages.ts';

const FIGURES = {
  publisher: ['payout'],
  advertiser: ['price'],
  admin: ['price', 'payout', 'margin'],
} as const satisfies Record<CallView, readonly string[]>;

type ConversionSummaryProps = { conversion: ConversionDetail; view: CallView };

/** What became of it, in badges, one sentence and its money. */
export function ConversionSummary({ conversion, view }: ConversionSummaryProps) {
  const t = useTexts(conversionsMessages);
  const { billing } = conversion;
  const figures = FIGURES[view].map((name) => ({ label: t(`columns.${name}`), cents: conversion[`${name}Cents`] }));
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-1.5">
        <StatusBadge status={conversion.status} />
        <ConversionBilling billing={billing} reason={conversion.reason} />
        {conversion.funded && <FundedBadge mark={conversion.funded} />}
      </p>
      <Sentence conversion={conversion} />
      {billing !== 'none' && <SaleFigures figures={figures} isGivenBack={isGivenBack(billing)} />}
    </div>
  );
}

function Sentence({
  conversion: { billing, reason, status, approveAt, bookedUntil },
}: {
  conversion: ConversionDetail;
}) {
  const t = useTexts(conversionMessages);
  const ends = status === 'pending' ? 'changeable' : 'approvedAt';
  return (
    <div className="grid max-w-prose gap-1">
      <p className="text-16">
        {reason && t(`sentence.${reason}`)}
        {billing !== 'none' && billing !== 'review' && t(`billing.${billing}`)}
      </p>
      {bookedUntil && <Until text={t('bookedUntil')} at={bookedUntil} />}
      {billing === 'held' && approveAt && <Until text={t(ends)} at={approveAt} />}
    </div>
  );
}

function Until({ text, at }: { text: string; at: string }) {
  return (
    <p className="text-13 text-muted">
      {text} <DateTime value={at} />.
    </p>
  );
}
