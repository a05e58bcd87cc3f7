import type { FundedMark } from '@callstead/domain/payouts/payout-run';
import { defineMessages } from './define-messages.ts';

/** Where the money of an earning came from. */
export const fundedMessages = defineMessages({
  en: {
    prepaid: 'Paid in advance',
    credit: 'On credit',
    charged_back: 'Charged back',
  } satisfies Record<FundedMark, string>,
  es: { prepaid: 'Pagado por adelantado', credit: 'A crédito', charged_back: 'Con contracargo' },
});
