import type { Billing } from '@callstead/domain/calls/call';
import type { Language } from '@callstead/domain/identity/account';
import type { Period } from '../../../ui/period/use-period.ts';

export const DECIDED_BILLINGS = ['disputed', 'review', 'refused'] as const satisfies readonly Billing[];

/** What waits for a decision waits whenever its call came in; what was refused is looked for in a period. */
export function decidedCallsAsked(
  params: URLSearchParams,
  { from, to }: Pick<Period, 'from' | 'to'>,
  language: Language,
) {
  const billing = DECIDED_BILLINGS.find((each) => each === params.get('billing')) ?? 'disputed';
  const isOpen = billing !== 'refused';
  const place = { after: params.get('after') ?? undefined, before: params.get('before') ?? undefined };
  const query = { view: 'admin' as const, billing, ...(!isOpen && { from, to }), language, ...place };
  return { billing, isOpen, query };
}
