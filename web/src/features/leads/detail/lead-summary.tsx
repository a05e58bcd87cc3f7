import type { LeadDetail, LeadReturned } from '@callstead/contract/leads/leads';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { DisputeNote } from '../../../ui/payment/dispute-note.tsx';
import { FundedBadge } from '../../../ui/payment/funded-badge.tsx';
import { SaleFigures } from '../../../ui/payment/sale-figures.tsx';
import { LeadStatusBadge } from '../shared/lead-badges.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';
import { leadMessages } from './messages.ts';

const FIGURES = {
  publisher: ['payout'],
  advertiser: ['price'],
  admin: ['price', 'payout', 'margin'],
} as const satisfies Record<CallView, readonly string[]>;

/** What became of it, in badges, one sentence and its money. */
export function LeadSummary({ lead, view }: { lead: LeadDetail; view: CallView }) {
  const t = useTexts(leadsMessages);
  const words = useTexts(leadMessages);
  const { billing, approveAt } = lead;
  const figures = FIGURES[view].map((name) => ({ label: t(`columns.${name}`), cents: lead[`${name}Cents`] }));
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-1.5">
        <LeadStatusBadge lead={lead} />
        {billing !== 'none' && <BillingBadge billing={billing} isOfLead />}
        {lead.funded && <FundedBadge mark={lead.funded} />}
      </p>
      <div className="grid max-w-prose gap-1">
        <p className="text-16">
          <Sentence lead={lead} />
        </p>
        {billing === 'held' && approveAt && (
          <p className="text-13 text-muted">
            {words('approvedAt')} <DateTime value={approveAt} />.
          </p>
        )}
      </div>
      {billing !== 'none' && <SaleFigures figures={figures} isGivenBack={isGivenBack(billing)} />}
    </div>
  );
}

function Sentence({ lead: { status, reason, billing, isTest } }: { lead: LeadDetail }) {
  const t = useTexts(leadMessages);
  if (reason) return t(`rejected.${reason}`);
  if (status === 'pending' || status === 'duplicate') return t(`sentence.${status}`);
  if (isTest) return t('sentence.test');
  return t(`sentence.${billing === 'none' ? 'free' : billing}`);
}

type LeadReturnNoteProps = { leadId: string; returned: LeadReturned; Appeal: AppealSlot };

/** Why the advertiser returned it, and what was decided. */
export function LeadReturnNote({ leadId, returned, Appeal }: LeadReturnNoteProps) {
  const t = useTexts(leadsMessages);
  const { note, ...dispute } = returned;
  const why = [t(`returnReasons.${returned.reason}`), note].filter(Boolean).join('\n');
  return (
    <DisputeNote dispute={{ ...dispute, reason: why }}>
      {dispute.decision && <Appeal kind="lead" id={leadId} />}
    </DisputeNote>
  );
}
