import type { LeadDetail } from '@callstead/contract/leads/leads';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { leadsMessages } from '../shared/leads-messages.ts';
import { leadMessages } from './messages.ts';

/** What support needs to find the lead; the rest is the publisher's to write. */
export function useTicketDraft({ id, arrivedAt, campaign, reason, billing }: LeadDetail) {
  const t = useTexts(leadMessages);
  const words = useTexts(leadsMessages);
  const billings = useTexts(callMessages);
  const formats = useFormats();
  const timeZone = useTimeZone() ?? 'UTC';
  const moment = formats.dateTime(new Date(arrivedAt), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const state = reason ? words(`reasons.${reason}`) : billings(`billings.${billing}`);
  const about = t('ticket.about', { id, when: `${moment} (${timeZone})`, campaign: campaign.title, state });
  return {
    subject: t('ticket.askSubject', { id }),
    message: `${about}\n\n${t('ticket.askText')}\n`,
  };
}
