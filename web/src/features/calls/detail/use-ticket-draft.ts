import type { CallDetail } from '@callstead/contract/calls/calls';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { callDetailMessages } from '../shared/call-detail-messages.ts';

/** What support needs to find the call; the rest is the publisher's to write. */
export function useTicketDraft(call: CallDetail): { subject: string; message: string } {
  const t = useTexts(callDetailMessages);
  const words = useTexts(callMessages);
  const formats = useFormats();
  const timeZone = useTimeZone() ?? 'UTC';
  const when = formats.dateTime(new Date(call.arrivedAt), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const state = call.reason ? words(`reasons.${call.reason}`) : words(`billings.${call.billing}`);
  const values = { id: call.id, when: `${when} (${timeZone})`, campaign: call.campaign?.title ?? '–', state };
  return {
    subject: t('ticket.disputeSubject', { id: call.id }),
    message: `${t('ticket.about', values)}\n\n${t('ticket.disputeText')}\n`,
  };
}
