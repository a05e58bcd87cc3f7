import { replyToTicket } from '@callstead/contract/tickets-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ticketKeys } from './keys.ts';
import { ticketMessages } from './ticket-messages.ts';

/** The owner's word, or an admin's for the team: the server knows which. */
export function useReply(ticketId: string) {
  const t = useTexts(ticketMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: { message: string; close?: boolean; seenAnswer?: string | null }) =>
      call(replyToTicket, { params: { id: ticketId }, body: said }),
    onSuccess: () => toast({ title: t('sent'), tone: 'success' }),
    onError: (error) => toast({ title: t('sendFailed'), description: errorText(error), tone: 'danger' }),
    // Also after a refusal: the ticket may have been closed or deleted meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: ticketKeys.all }),
  });
}
