import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { conversionsMessages } from '../shared/conversions-messages.ts';
import { conversionMessages } from './messages.ts';

/** What support needs to find the conversion; the rest is the publisher's to write. */
export function useTicketDraft(conversion: ConversionDetail): { subject: string; message: string } {
  const t = useTexts(conversionMessages);
  const words = useTexts(conversionsMessages);
  const billings = useTexts(callMessages);
  const formats = useFormats();
  const timeZone = useTimeZone() ?? 'UTC';
  const { id, receivedAt, campaign, reason, billing } = conversion;
  const moment = formats.dateTime(new Date(receivedAt), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const state = reason ? words(`reasons.${reason}`) : billings(`billings.${billing}`);
  const about = t('ticket.about', { id, when: `${moment} (${timeZone})`, campaign: campaign.title, state });
  return { subject: t('ticket.askSubject', { id }), message: `${about}\n\n${t('ticket.askText')}\n` };
}
