import type { LeadRow } from '@callstead/contract/leads/leads';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { useTexts } from '../../../i18n/language.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { LeadStatusBadge, PersonName, placeText } from '../shared/lead-badges.tsx';
import { OpenLeadLink } from '../shared/lead-columns.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';

/** The list on a phone: each lead as a few short lines instead of a row that would run off the screen. */
export function LeadRows({ leads, view }: { leads: readonly LeadRow[]; view: CallView }) {
  const t = useTexts(leadsMessages);
  return (
    <ul aria-label={t('caption')} className="divide-y overflow-hidden rounded border bg-surface">
      {leads.map((lead) => (
        <li key={lead.id} className="relative grid gap-1.5 px-4 py-3 text-14 [&_a]:after:absolute [&_a]:after:inset-0">
          <p className="flex items-baseline justify-between gap-3">
            <OpenLeadLink lead={lead} isOneLine />
            <Money
              cents={view === 'publisher' ? lead.payoutCents : lead.priceCents}
              isGivenBack={isGivenBack(lead.billing)}
            />
          </p>
          <p className="line-clamp-1">{lead.campaign.title}</p>
          <p className="flex flex-wrap justify-between gap-x-3 text-13 text-muted">
            <PersonName lead={lead} />
            <span>{placeText(lead.place)}</span>
          </p>
          <p className="flex flex-wrap gap-1.5">
            <LeadStatusBadge lead={lead} />
            {lead.billing !== 'none' && <BillingBadge billing={lead.billing} isOfLead />}
          </p>
        </li>
      ))}
    </ul>
  );
}
