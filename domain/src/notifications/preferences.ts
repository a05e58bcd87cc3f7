import type { UserType } from '../identity/account.ts';
import { NOTIFICATION_KINDS, type NotificationKind, TOASTED_KINDS } from './notification.ts';

/** Who reads news; affiliates read those of publishers. */
export const NEWS_READERS = ['admin', 'publisher', 'advertiser'] as const;
export type NewsReader = (typeof NEWS_READERS)[number];

export const newsReaderOf = (userType: UserType): NewsReader => (userType === 'affiliate' ? 'publisher' : userType);

export const NEWS_TOPICS = ['campaigns', 'sales', 'money', 'support', 'network'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** `none`: the bell alone tells it. `chosen`: its mail comes when its reader likes. `owed`: nobody can do without its mail. */
export type MailOffer = 'none' | 'chosen' | 'owed';

export const MAIL_WISHES = ['now', 'digest', 'never'] as const;
export type MailWish = (typeof MAIL_WISHES)[number];

export type NewsChoice = { bell: boolean; sound: boolean; mail: MailWish };

/** Whether an account may work at all is never switched off, and how an alert is told was chosen where it was made. */
export type ChosenKind = Exclude<NotificationKind, 'account_status' | 'alert_raised'>;

/** Whom a piece of news concerns, and what each of them is mailed about it. */
type Concern = { topic: NewsTopic; to: Partial<Record<NewsReader, MailOffer>> };

const CONCERNS: Record<ChosenKind, Concern> = {
  application_new: { topic: 'campaigns', to: { admin: 'none', advertiser: 'none' } },
  application_decided: { topic: 'campaigns', to: { publisher: 'chosen' } },
  own_terms: { topic: 'campaigns', to: { publisher: 'owed' } },
  number_assigned: { topic: 'campaigns', to: { publisher: 'none' } },
  campaign_submitted: { topic: 'campaigns', to: { admin: 'none' } },
  campaign_reviewed: { topic: 'campaigns', to: { advertiser: 'chosen' } },
  campaign_state: { topic: 'campaigns', to: { publisher: 'chosen' } },
  campaign_terms: { topic: 'campaigns', to: { publisher: 'owed' } },
  cap_reached: { topic: 'campaigns', to: { publisher: 'chosen' } },
  material_new: { topic: 'campaigns', to: { publisher: 'none' } },
  call_disputed: { topic: 'sales', to: { admin: 'none', publisher: 'chosen' } },
  call_decided: { topic: 'sales', to: { publisher: 'chosen', advertiser: 'chosen' } },
  lead_returned: { topic: 'sales', to: { admin: 'none', publisher: 'chosen' } },
  lead_decided: { topic: 'sales', to: { publisher: 'chosen', advertiser: 'chosen' } },
  conversion_disputed: { topic: 'sales', to: { admin: 'none', publisher: 'chosen' } },
  conversion_decided: { topic: 'sales', to: { publisher: 'chosen', advertiser: 'chosen' } },
  dispute_message: { topic: 'sales', to: { admin: 'none', publisher: 'chosen', advertiser: 'chosen' } },
  dispute_appealed: { topic: 'sales', to: { admin: 'none', publisher: 'chosen', advertiser: 'chosen' } },
  appeal_decided: { topic: 'sales', to: { publisher: 'chosen', advertiser: 'chosen' } },
  // Their mails carry the file that says what was corrected: nobody finds it elsewhere.
  calls_corrected: { topic: 'sales', to: { publisher: 'owed', advertiser: 'owed' } },
  leads_corrected: { topic: 'sales', to: { publisher: 'owed', advertiser: 'owed' } },
  conversions_corrected: { topic: 'sales', to: { publisher: 'owed', advertiser: 'owed' } },
  payout_sent: { topic: 'money', to: { publisher: 'chosen' } },
  payout_failed: { topic: 'money', to: { publisher: 'owed' } },
  early_payout_cancelled: { topic: 'money', to: { publisher: 'chosen' } },
  bonus_given: { topic: 'money', to: { publisher: 'chosen' } },
  payout_run_proposed: { topic: 'money', to: { admin: 'chosen' } },
  payout_run_frozen: { topic: 'money', to: { admin: 'none' } },
  balance_low: { topic: 'money', to: { advertiser: 'chosen' } },
  balance_below_floor: { topic: 'money', to: { admin: 'owed', advertiser: 'owed' } },
  payment_received: { topic: 'money', to: { advertiser: 'none' } },
  payment_refunded: { topic: 'money', to: { advertiser: 'none' } },
  payment_unbooked: { topic: 'money', to: { admin: 'owed' } },
  refund_failed: { topic: 'money', to: { admin: 'none' } },
  auto_recharge_stopped: { topic: 'money', to: { advertiser: 'owed' } },
  chargeback: { topic: 'money', to: { admin: 'none', advertiser: 'owed' } },
  invoice_due: { topic: 'money', to: { advertiser: 'owed' } },
  invoice_paused: { topic: 'money', to: { admin: 'none', advertiser: 'owed' } },
  invoice_paid: { topic: 'money', to: { advertiser: 'chosen' } },
  transfer_announced: { topic: 'money', to: { admin: 'none' } },
  transfer_matched: { topic: 'money', to: { advertiser: 'chosen' } },
  transfer_undone: { topic: 'money', to: { advertiser: 'owed' } },
  transfer_ignored: { topic: 'money', to: { advertiser: 'none' } },
  new_ticket: { topic: 'support', to: { admin: 'none' } },
  ticket_answer: { topic: 'support', to: { admin: 'none' } },
  ticket_reply: { topic: 'support', to: { admin: 'chosen', publisher: 'chosen', advertiser: 'chosen' } },
  new_user: { topic: 'support', to: { admin: 'none' } },
  pool_empty: { topic: 'network', to: { admin: 'none' } },
  carrier_drift: { topic: 'network', to: { admin: 'none' } },
  webhook_paused: { topic: 'network', to: { publisher: 'none', advertiser: 'none' } },
};

/** Undefined where the reader is never told of it, or cannot choose how. */
export function mailOffer(reader: NewsReader, kind: NotificationKind): MailOffer | undefined {
  return (CONCERNS as Partial<Record<NotificationKind, Concern>>)[kind]?.to[reader];
}

type TopicNews = { topic: NewsTopic; kinds: readonly ChosenKind[] };

/** All a reader may choose about, by what it is about. */
export function newsFor(reader: NewsReader): TopicNews[] {
  const ordered = Object.keys(CONCERNS) as ChosenKind[];
  return NEWS_TOPICS.map((topic) => ({
    topic,
    kinds: ordered.filter((kind) => CONCERNS[kind].topic === topic && mailOffer(reader, kind) !== undefined),
  })).filter(({ kinds }) => kinds.length > 0);
}

const isToasted = (kind: string) => TOASTED_KINDS.some((each) => each === kind);

/** What everybody has who has chosen nothing. Kinds of another release have it, too. */
export const usualChoice = (kind: string): NewsChoice => ({ bell: true, sound: isToasted(kind), mail: 'now' });

export function isUsual(kind: NotificationKind, { bell, sound, mail }: NewsChoice): boolean {
  const usual = usualChoice(kind);
  return bell === usual.bell && sound === usual.sound && mail === usual.mail;
}

/** A mail that is owed, or that does not exist, comes as it does. */
export function mayChoose(reader: NewsReader, kind: NotificationKind, { mail }: NewsChoice): boolean {
  const offer = mailOffer(reader, kind);
  return offer === 'chosen' || (offer !== undefined && mail === 'now');
}

/** Whose mail anybody may put off or do without. */
export const CHOSEN_MAIL_KINDS = NOTIFICATION_KINDS.filter((kind) =>
  NEWS_READERS.some((reader) => mailOffer(reader, kind) === 'chosen'),
);
