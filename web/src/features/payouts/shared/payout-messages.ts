import type { PayoutStatus } from '@callstead/domain/payouts/payout-run';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** What payouts are called by whoever gets them. */
export const ownPayoutMessages = defineMessages({
  en: {
    payout: 'Payout {number}',
    statuses: {
      frozen: 'On its way',
      sent: 'Sent',
      failed: 'Failed',
      returned: 'Returned',
    } satisfies Record<PayoutStatus, string>,
    csv: 'CSV',
    pdf: 'PDF',
  },
  es: {
    payout: 'Pago {number}',
    statuses: { frozen: 'En camino', sent: 'Enviado', failed: 'Fallido', returned: 'Devuelto' },
    csv: 'CSV',
    pdf: 'PDF',
  },
});
