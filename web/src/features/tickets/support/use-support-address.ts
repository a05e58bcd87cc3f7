import { useSearchParams } from 'react-router';

export type TicketDraft = { subject: string; message: string; about: string };

/** `?ticket=` names the ticket that is shown; `?new=1&subject=…&message=…&about=…` opens the form, filled in. */
export function useSupportAddress() {
  const [params, setParams] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void, { replace = false } = {}) => {
    const next = new URLSearchParams(params);
    for (const name of ['new', 'subject', 'message', 'about']) next.delete(name);
    edit(next);
    setParams(next, { replace, preventScrollReset: true });
  };
  return {
    draft: params.get('new') === '1' ? draftIn(params) : null,
    ticketId: params.get('ticket') ?? undefined,
    openForm: () => change((next) => next.set('new', '1')),
    closeForm: () => change(() => undefined),
    showTicket: (id: string) => change((next) => next.set('ticket', id), { replace: true }),
    addressOf: (id: string) => addressWith(params, { ticket: id }),
    addressOfNew: (subject: string) => addressWith(params, { new: '1', subject }),
  };
}

const draftIn = (params: URLSearchParams): TicketDraft => ({
  subject: params.get('subject') ?? '',
  message: params.get('message') ?? '',
  about: params.get('about') ?? '',
});

/** What is being typed stays open while other tickets are looked at. */
function addressWith(params: URLSearchParams, change: Record<string, string>): string {
  return `?${new URLSearchParams({ ...Object.fromEntries(params), ...change })}`;
}
