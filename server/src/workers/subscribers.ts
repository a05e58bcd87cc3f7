import type { Subscriber } from '../events/subscriber.ts';
import { alertMails } from '../modules/alerts/mails.ts';
import { applicationMails } from '../modules/applications/mails.ts';
import { auditSubscriber } from '../modules/audit/on-events.ts';
import { documentMails } from '../modules/billing/documents/mails.ts';
import { coverageSubscriber } from '../modules/billing/net-terms/cover-open-invoices.ts';
import { netTermMails } from '../modules/billing/net-terms/mails.ts';
import { campaignMails } from '../modules/campaigns/mails.ts';
import { capSubscriber } from '../modules/campaigns/on-slots.ts';
import { correctionMails } from '../modules/corrections/mails.ts';
import { disputeMails } from '../modules/disputes/mails.ts';
import { identityMails } from '../modules/identity/mails.ts';
import { keyMails } from '../modules/integrations/keys/mails.ts';
import { webhookSubscriber } from '../modules/integrations/webhooks/on-events.ts';
import { leadDeliverySubscriber } from '../modules/leads/delivery/on-events.ts';
import { leadMails } from '../modules/leads/mails.ts';
import { liveMoneySubscriber, liveSubscriber } from '../modules/live/on-events.ts';
import { mailSubscriber } from '../modules/mails/on-events.ts';
import { notificationSubscriber } from '../modules/notifications/on-events.ts';
import { belowFloorSubscriber } from '../modules/payments/chargebacks/on-balances.ts';
import { paymentMails } from '../modules/payments/mails.ts';
import { rechargeSubscriber } from '../modules/payments/recharge/on-balances.ts';
import { payoutMails } from '../modules/payouts/mails.ts';
import { referralSubscriber } from '../modules/payouts/referrals/on-calls.ts';
import { differenceSubscriber } from '../modules/reconciliation/on-money.ts';
import { rollupSubscriber } from '../modules/reports/rollups/roller.ts';
import { ticketMails } from '../modules/tickets/mails.ts';
import { transferMails } from '../modules/transfers/mails.ts';
import type { Services } from '../services.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** Everybody who follows what happens. */
export const SUBSCRIBERS: readonly Subscriber<Services>[] = [
  capSubscriber,
  coverageSubscriber,
  auditSubscriber,
  notificationSubscriber,
  mailSubscriber(
    [
      identityMails,
      payoutMails,
      paymentMails,
      campaignMails,
      applicationMails,
      ticketMails,
      documentMails,
      transferMails,
      correctionMails,
      leadMails,
      disputeMails,
      netTermMails,
      alertMails,
      keyMails,
    ],
    MAIL_TEXTS,
  ),
  webhookSubscriber,
  leadDeliverySubscriber,
  liveSubscriber,
  liveMoneySubscriber,
  rollupSubscriber,
  rechargeSubscriber,
  belowFloorSubscriber,
  referralSubscriber,
  differenceSubscriber,
];
