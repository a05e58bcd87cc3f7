import type { NotificationKind } from '@callstead/domain/notifications/notification';
import type { SaleKind } from '@callstead/domain/sale-kind';
import type { MailName, MailValues } from '../../mail/mail-texts.ts';
import type { MailOrder } from '../../mail/mails.ts';

/** What of a mail's values its kind hangs on, where it is about several. */
type KindIn<Name extends MailName> = NotificationKind | ((values: MailValues[Name]) => NotificationKind);

const DISPUTED: Record<SaleKind, NotificationKind> = {
  ...{ call: 'call_disputed', lead: 'lead_returned', conversion: 'conversion_disputed' },
};
const DECIDED: Record<SaleKind, NotificationKind> = {
  ...{ call: 'call_decided', lead: 'lead_decided', conversion: 'conversion_decided' },
};

/** Mails somebody may put off or do without, and the kind of news each is about. All others are always sent, at once. */
export const MAIL_KIND: { [Name in MailName]?: KindIn<Name> } = {
  'application-approved': 'application_decided',
  'application-rejected': 'application_decided',
  'application-revoked': 'application_decided',
  'campaign-activated': 'campaign_reviewed',
  'campaign-returned': 'campaign_reviewed',
  'joined-campaign-paused': 'campaign_state',
  'joined-campaign-resumed': 'campaign_state',
  'joined-campaign-ended': 'campaign_state',
  'joined-campaign-cap': 'cap_reached',
  'lead-returned': 'lead_returned',
  'lead-decided': 'lead_decided',
  'dispute-opened': ({ of }) => DISPUTED[of],
  'dispute-decided': ({ of }) => DECIDED[of],
  'dispute-message': 'dispute_message',
  'dispute-appealed': 'dispute_appealed',
  'appeal-decided': 'appeal_decided',
  'payout-sent': 'payout_sent',
  'early-payout-cancelled': 'early_payout_cancelled',
  'payout-run-proposed': 'payout_run_proposed',
  'bonus-given': 'bonus_given',
  'balance-low': 'balance_low',
  'invoice-paid': 'invoice_paid',
  'transfer-received': 'transfer_matched',
  'ticket-reply': 'ticket_reply',
};

/** Undefined for a mail that nobody chooses about. */
export function kindOfMail({ mail, values }: MailOrder): NotificationKind | undefined {
  const kind = MAIL_KIND[mail] as KindIn<MailName> | undefined;
  return typeof kind === 'function' ? (kind as (values: unknown) => NotificationKind)(values) : kind;
}
