import type { AboutSale } from '@callstead/contract/tickets';
import { shortId } from '@callstead/domain/short-id';
import { Paperclip } from 'lucide';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Money } from '../../../ui/format/money.tsx';
import { BillingBadge } from '../../../ui/payment/billing-badge.tsx';
import { ticketMessages } from './ticket-messages.ts';

/** The call or lead a ticket is about: a link with what this side knows of it. */
export function AboutCard({ about, to }: { about: AboutSale; to: string }) {
  const t = useTexts(ticketMessages);
  const { language } = useLanguage();
  const { kind, id, campaign, billing, priceCents, payoutCents } = about;
  return (
    <section aria-label={t('about')} className="flex min-w-0 gap-3 rounded border bg-surface p-3 text-14">
      <Icon of={Paperclip} className="mt-0.5 shrink-0 text-muted" />
      <div className="grid min-w-0 gap-1">
        <Link to={to} className="wrap-anywhere font-medium text-primary underline-offset-4 hover:underline">
          {t(`aboutKinds.${kind}`)} {shortId(id)}
        </Link>
        <p className="text-13 text-muted">
          {campaign && `${campaign.publicId} · ${campaign.title[language]} · `}
          <DateTime value={about.arrivedAt} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
          <BillingBadge billing={billing} isOfLead={kind === 'lead'} />
          {priceCents !== null && (
            <span>
              {t('price')} <Money cents={priceCents} />
            </span>
          )}
          {payoutCents !== null && (
            <span>
              {t('payout')} <Money cents={payoutCents} />
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
