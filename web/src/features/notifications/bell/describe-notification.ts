import type { Notification } from '@callstead/contract/notifications';
import { paths } from '@callstead/contract/paths';
import { panelAt } from '@callstead/contract/public-paths';
import { ALERT_KINDS } from '@callstead/domain/alert-kind';
import { CAMPAIGN_PARTS } from '@callstead/domain/campaigns/changed-parts';
import type { Currency } from '@callstead/domain/currency';
import type { Panel } from '@callstead/domain/identity/panel';
import { amountText, moneyText } from '@callstead/domain/money';
import { NOTIFICATION_KINDS, type NotificationKind } from '@callstead/domain/notifications/notification';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { SALE_KINDS } from '@callstead/domain/sale-kind';
import { shortId } from '@callstead/domain/short-id';
import type { textsIn } from '../../../i18n/language.tsx';
import type { notificationsMessages } from './messages.ts';

type Texts = ReturnType<typeof textsIn<(typeof notificationsMessages)['en']>>;
/** `to` leads to what it is about. */
type Described = { text: string; detail?: string | undefined; to?: string | undefined };
/** What a row says under a name; and in which currency its amounts are. */
type Word = ((name: string) => string) & { currency: Currency };
type Describe = (t: Texts, word: Word, panel: Panel, data: Notification['data']) => Described;

const pathsIn = (panel: Panel) => paths[panelAt(panel) ?? 'publisher'];

const reasonOf = (t: Texts, word: Word) => (word('reason') ? t('reason', { reason: word('reason') }) : undefined);

const joinedCampaign = (word: Word) => paths.publisher.joinedCampaign(word('campaignId'));

/** What changed in the terms, in the words of the terms. */
function partsOf(t: Texts, { parts }: Notification['data']): string | undefined {
  const known = CAMPAIGN_PARTS.filter((part) => Array.isArray(parts) && parts.includes(part));
  return known.map((part) => t(`parts.${part}`)).join(' · ') || undefined;
}

const amountOf = (word: Word, name = 'amountCents') => moneyText(Number(word(name)), word.currency);
const signedAmount = (word: Word) => `${Number(word('amountCents')) > 0 ? '+' : ''}${amountOf(word)}`;
/** Of another currency: without its sign. */
const amountIn = (cents: string) => amountText(Number(cents));
const isAdmins = (panel: Panel) => panel === paths.admin.home;
const moneyIn = (panel: Panel) => (isAdmins(panel) ? paths.admin.money : paths.advertiser.billing());

/** Amounts where it watches money, else the numbers themselves. */
function alertWords(word: Word) {
  const isMoney = ['payout_below', 'spend_above'].includes(word('alert'));
  const written = (name: string) => (isMoney ? amountOf(word, name) : word(name));
  return { value: written('value'), limit: written('limit') };
}

/** One of the known words, or the general one. */
/** What a thread is about, by which of its ids is named. */
function disputed(word: Word, panel: Panel) {
  const kind = SALE_KINDS.find((each) => word(`${each}Id`) !== '') ?? 'call';
  const id = word(`${kind}Id`);
  return { id: shortId(id), to: pathsIn(panel)[`${kind}Dispute`](id) };
}

const oneOf = <Known extends string>(known: readonly Known[], word: string) =>
  known.find((each) => each === word) ?? 'other';

/** Where a part went back the rest is approved. */
const decisionOf = (word: Word) =>
  Number(word('creditCents')) > 0 ? 'credited' : oneOf(['approved', 'refused'], word('billing'));

/** What is below zero left; all else came. */
const unbookedWord = (word: Word) =>
  Number(word('amountCents')) < 0 ? 'left' : oneOf(['not_asked_for'], word('because'));

const KINDS: Record<NotificationKind, Describe> = {
  new_ticket: (t, word) => ({
    text: t('kinds.new_ticket', { subject: word('subject') }),
    to: paths.admin.tickets({ ticket: word('ticketId') }),
  }),
  new_user: (t, word) => ({
    text: t('kinds.new_user', { name: word('name') }),
    to: paths.admin.users({ detail: word('accountId') }),
  }),
  ticket_reply: (t, word, panel) => ({
    text: t('kinds.ticket_reply', { subject: word('subject') }),
    to: pathsIn(panel).tickets({ ticket: word('ticketId') }),
  }),
  ticket_answer: (t, word) => ({
    text: t('kinds.ticket_answer', { subject: word('subject') }),
    to: paths.admin.tickets({ ticket: word('ticketId') }),
  }),
  account_status: (t, word, panel) => ({
    text: t(`kinds.account_status.${oneOf(['approved', 'rejected'], word('status'))}`),
    to: panel,
  }),
  application_new: (t, word, panel) => ({
    text: t('kinds.application_new', {
      publisherName: word('publisherName'),
      campaignTitle: word('campaignTitle'),
    }),
    to: panel === paths.admin.home ? paths.admin.applications() : paths.advertiser.applications,
  }),
  application_decided: (t, word) => ({
    text: t(`kinds.application_decided.${oneOf(['approved', 'rejected'], word('status'))}`, {
      campaignTitle: word('campaignTitle'),
    }),
    detail: reasonOf(t, word),
    to: word('status') === 'approved' ? paths.publisher.joinedCampaigns : paths.publisher.campaigns,
  }),
  own_terms: (t, word) => ({
    text: t('kinds.own_terms', { campaignTitle: word('campaignTitle') }),
    detail: reasonOf(t, word),
    to: joinedCampaign(word),
  }),
  number_assigned: (t, word) => ({
    text: t('kinds.number_assigned', { campaignTitle: word('campaignTitle'), number: phoneText(word('number')) }),
    to: paths.publisher.joinedCampaigns,
  }),
  pool_empty: (t, word) => ({
    text: t('kinds.pool_empty', { campaignTitle: word('campaignTitle'), waiting: Number(word('waiting')) }),
    to: paths.admin.numbers,
  }),
  carrier_drift: (t, word) => ({
    text: t(`kinds.carrier_drift.${word('failed') === 'true' ? 'failed' : 'found'}`, {
      carrier: word('carrier'),
      mended: Number(word('mended')),
      missing: Number(word('missing')),
    }),
    to: paths.admin.carriers,
  }),
  campaign_submitted: (t, word) => ({
    text: t('kinds.campaign_submitted', { advertiserName: word('advertiserName'), title: word('title') }),
    to: paths.admin.campaign(word('campaignId')),
  }),
  campaign_reviewed: (t, word) => ({
    text: t(`kinds.campaign_reviewed.${oneOf(['active'], word('status'))}`, { title: word('title') }),
    detail: reasonOf(t, word),
    to: paths.advertiser.campaigns(),
  }),
  campaign_state: (t, word) => ({
    text: t(`kinds.campaign_state.${oneOf(['paused', 'active', 'archived'], word('status'))}`, {
      campaignTitle: word('campaignTitle'),
    }),
    to: joinedCampaign(word),
  }),
  campaign_terms: (t, word, _panel, data) => ({
    text: t('kinds.campaign_terms', { campaignTitle: word('campaignTitle') }),
    detail: partsOf(t, data),
    to: joinedCampaign(word),
  }),
  cap_reached: (t, word) => ({
    text: t(`kinds.cap_reached.${oneOf(['day', 'month'], word('period'))}`, {
      campaignTitle: word('campaignTitle'),
      cap: Number(word('cap')),
      of: oneOf(['lead'], word('of')),
    }),
    to: joinedCampaign(word),
  }),
  material_new: (t, word) => ({
    text: t('kinds.material_new', { campaignTitle: word('campaignTitle') }),
    to: paths.publisher.materials({ campaign: word('campaignId') }),
  }),
  payout_run_proposed: (t, word) => ({
    text: t('kinds.payout_run_proposed', {
      number: word('number'),
      amount: amountOf(word),
      publishers: Number(word('publishers')) || 0,
    }),
    to: paths.admin.payoutRun(word('runId')),
  }),
  payout_run_frozen: (t, word) => ({
    text: t('kinds.payout_run_frozen', {
      number: word('number'),
      amount: amountOf(word),
      publishers: Number(word('publishers')) || 0,
      leftOut: Number(word('leftOut')) || 0,
    }),
    to: paths.admin.payoutRun(word('runId')),
  }),
  payout_sent: (t, word) => ({
    text: t('kinds.payout_sent', { number: word('number'), amount: amountOf(word) }),
    to: paths.publisher.payout(word('payoutId')),
  }),
  payout_failed: (t, word, _panel, data) => ({
    text: t(data.isReturned === true ? 'kinds.payout_failed.returned' : 'kinds.payout_failed.failed', {
      number: word('number'),
      amount: amountOf(word),
    }),
    detail: reasonOf(t, word),
    to: paths.publisher.payout(word('payoutId')),
  }),
  early_payout_cancelled: (t, word) => ({
    text: t('kinds.early_payout_cancelled', { number: word('number') }),
    to: paths.publisher.payments(),
  }),
  balance_low: (t, word) => ({
    text: t(Number(word('availableCents')) > 0 ? 'kinds.balance_low.some' : 'kinds.balance_low.none', {
      amount: amountOf(word, 'availableCents'),
      hours: Number(word('hoursLeft')) || 0,
    }),
    to: paths.advertiser.billing(),
  }),
  alert_raised: (t, word, panel) => ({
    text: t(`kinds.alert_raised.${oneOf(ALERT_KINDS, word('alert'))}`, alertWords(word)),
    detail: word('campaignTitle') || undefined,
    to: pathsIn(panel).alerts,
  }),
  webhook_paused: (t, word, panel) => ({ text: t('kinds.webhook_paused', { host: word('host') }), to: panel }),
  invoice_due: (t, word) => ({
    text: t('kinds.invoice_due', { number: word('number'), amount: amountOf(word, 'openCents') }),
    to: paths.advertiser.invoice(word('invoiceId')),
  }),
  invoice_paused: (t, word, panel) => ({
    text: t(panel === paths.admin.home ? 'kinds.invoice_paused.admin' : 'kinds.invoice_paused.own', {
      number: word('number'),
      amount: amountOf(word, 'openCents'),
      advertiserName: word('advertiserName'),
    }),
    to: paths.advertiser.invoice(word('invoiceId')),
  }),
  invoice_paid: (t, word, _panel, data) => ({
    text: t(data.wasPaused === true ? 'kinds.invoice_paid.paused' : 'kinds.invoice_paid.plain', {
      number: word('number'),
    }),
    to: paths.advertiser.invoice(word('invoiceId')),
  }),
  transfer_announced: (t, word) => ({
    text: t('kinds.transfer_announced', { advertiserName: word('advertiserName'), amount: amountOf(word) }),
    to: paths.admin.transfers({ state: 'announced' }),
  }),
  transfer_matched: (t, word) => ({
    text: t('kinds.transfer_matched', { amount: amountOf(word) }),
    to: paths.advertiser.billing(),
  }),
  transfer_undone: (t, word) => ({
    text: t('kinds.transfer_undone', { amount: amountOf(word) }),
    detail: reasonOf(t, word),
    to: paths.advertiser.billing(),
  }),
  transfer_ignored: (t, word) => ({
    text: t('kinds.transfer_ignored', { amount: amountOf(word) }),
    detail: reasonOf(t, word),
    to: paths.advertiser.billing(),
  }),
  call_disputed: (t, word, panel) => ({
    text: t('kinds.call_disputed', { callId: shortId(word('callId')) }),
    to: pathsIn(panel).call(word('callId')),
  }),
  call_decided: (t, word, panel) => ({
    text: t(`kinds.call_decided.${decisionOf(word)}`, {
      callId: shortId(word('callId')),
      amount: amountOf(word, 'creditCents'),
    }),
    detail: reasonOf(t, word),
    to: pathsIn(panel).call(word('callId')),
  }),
  dispute_message: (t, word, panel) => {
    const { id, to } = disputed(word, panel);
    return { text: t(`kinds.dispute_message.${oneOf(['advertiser', 'publisher'], word('side'))}`, { id }), to };
  },
  dispute_appealed: (t, word, panel) => {
    const { id, to } = disputed(word, panel);
    return { text: t(`kinds.dispute_appealed.${oneOf(['advertiser'], word('side'))}`, { id }), to };
  },
  appeal_decided: (t, word, panel) => {
    const { id, to } = disputed(word, panel);
    return { text: t(`kinds.appeal_decided.${oneOf(['changed', 'in_part'], word('outcome'))}`, { id }), to };
  },
  conversion_disputed: (t, word, panel) => ({
    text: t('kinds.conversion_disputed', { conversionId: shortId(word('conversionId')) }),
    to: pathsIn(panel).conversion(word('conversionId')),
  }),
  conversion_decided: (t, word, panel) => ({
    text: t(`kinds.conversion_decided.${decisionOf(word)}`, {
      conversionId: shortId(word('conversionId')),
      amount: amountOf(word, 'creditCents'),
    }),
    detail: reasonOf(t, word),
    to: pathsIn(panel).conversion(word('conversionId')),
  }),
  lead_returned: (t, word, panel) => ({
    text: t('kinds.lead_returned', { leadId: shortId(word('leadId')) }),
    to: pathsIn(panel).lead(word('leadId')),
  }),
  lead_decided: (t, word, panel) => ({
    text: t(`kinds.lead_decided.${decisionOf(word)}`, {
      leadId: shortId(word('leadId')),
      amount: amountOf(word, 'creditCents'),
    }),
    detail: reasonOf(t, word),
    to: pathsIn(panel).lead(word('leadId')),
  }),
  calls_corrected: (t, word, panel) => ({
    text: t('kinds.calls_corrected', { calls: Number(word('calls')) || 0, amount: signedAmount(word) }),
    detail: reasonOf(t, word),
    to: pathsIn(panel).calls(),
  }),
  leads_corrected: (t, word, panel) => ({
    text: t('kinds.leads_corrected', { leads: Number(word('leads')) || 0, amount: signedAmount(word) }),
    detail: reasonOf(t, word),
    to: pathsIn(panel).leads(),
  }),
  conversions_corrected: (t, word, panel) => ({
    text: t('kinds.conversions_corrected', {
      conversions: Number(word('conversions')) || 0,
      amount: signedAmount(word),
    }),
    detail: reasonOf(t, word),
    to: pathsIn(panel).conversions(),
  }),
  bonus_given: (t, word) => ({
    text: t('kinds.bonus_given', { amount: amountOf(word) }),
    detail: reasonOf(t, word),
    to: paths.publisher.payments(),
  }),
  payment_received: (t, word) => ({
    text: t(`kinds.payment_received.${oneOf(['checkout', 'auto_recharge'], word('origin'))}`, {
      amount: amountOf(word),
    }),
    to: paths.advertiser.billing(),
  }),
  payment_unbooked: (t, word) => ({
    text: t(`kinds.payment_unbooked.${unbookedWord(word)}`, {
      amount: `${amountIn(word('amountCents').replace('-', ''))} ${word('currency').toUpperCase()}`,
      ref: word('intentRef'),
    }),
    to: paths.admin.money,
  }),
  auto_recharge_stopped: (t, word) => ({
    text: t(`kinds.auto_recharge_stopped.${oneOf(['method_removed', 'disputed'], word('because'))}`, {
      amount: amountOf(word),
    }),
    to: paths.advertiser.billing(),
  }),
  payment_refunded: (t, word) => ({
    text: t('kinds.payment_refunded', { amount: amountOf(word) }),
    to: paths.advertiser.billing(),
  }),
  refund_failed: (t, word) => ({
    text: t('kinds.refund_failed', { amount: amountOf(word), advertiserName: word('advertiserName') }),
    to: paths.admin.money,
  }),
  chargeback: (t, word, panel) => ({
    text: t(`kinds.${isAdmins(panel) ? 'chargeback' : 'own_chargeback'}.${oneOf(['won', 'lost'], word('status'))}`, {
      amount: amountOf(word),
      advertiserName: word('advertiserName'),
    }),
    to: moneyIn(panel),
  }),
  balance_below_floor: (t, word, panel) => ({
    text: t(`kinds.${isAdmins(panel) ? 'balance_below_floor' : 'own_balance_below_floor'}`, {
      advertiserName: word('advertiserName'),
      amount: amountOf(word, 'balanceCents'),
      count: Number(word('pausedCampaigns')),
    }),
    to: moneyIn(panel),
  }),
};

/** What a notification says to whoever is at home in `panel`. A row may be older or newer than this page: it still says something. */
export function describeNotification(
  t: Texts,
  { kind, data }: Notification,
  { panel, currency }: { panel: Panel; currency: Currency },
): Described {
  const known = NOTIFICATION_KINDS.find((each) => each === kind);
  return known
    ? KINDS[known](t, Object.assign(wordsOf(data), { currency }), panel, data)
    : { text: t('kinds.unknown') };
}

export function wordsOf(data: Notification['data']): (name: string) => string {
  return (name) => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}
