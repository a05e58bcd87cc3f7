import type { CallFacts, EventType, StoredEvent } from '../events/event.ts';
import type { LiveTopic } from './live-topics.ts';

/** Whose open pages are told: those of accounts, of single persons, of all admins, of publishers who joined campaigns. */
export type Audience = {
  accounts?: readonly string[];
  persons?: readonly string[];
  admins?: boolean;
  joinedCampaigns?: readonly string[];
};

/** What to ask for again; `id` names the row when it is one. */
export type LiveChange = { to: Audience; topic: LiveTopic; id?: string };

type Follows = { [Type in EventType]: (event: StoredEvent<Type>) => LiveChange[] };

const nobody = () => [];
const toAdmins = (topic: LiveTopic, id?: string): LiveChange => ({ to: { admins: true }, topic, ...(id && { id }) });
const known = (...accounts: (string | null)[]) => accounts.filter((id) => id !== null);

/** Their open panel changes at once, and so do the lists of the admins. */
const account = ({ subject: { id } }: StoredEvent): LiveChange[] => [
  { to: { accounts: [id] }, topic: 'session' },
  { to: { accounts: [id], admins: true }, topic: 'accounts', id },
];
const accountList = () => [toAdmins('accounts')];

type TicketEvent = Extract<StoredEvent, { type: `ticket.${string}` }>;
const ticket = ({ subject, data }: TicketEvent): LiveChange[] => [
  { to: { accounts: known(data.ownerId), admins: true }, topic: 'tickets', id: subject.id },
];

type CampaignEvent = Extract<StoredEvent, { type: `campaign.${string}` }>;
const campaign = ({ subject, data }: CampaignEvent): LiveChange[] => [
  { to: { accounts: [data.advertiserId], admins: true }, topic: 'campaigns', id: subject.id },
];
/** What publishers who joined read, too. */
const joinedCampaign = (event: CampaignEvent): LiveChange[] => [
  ...campaign(event),
  { to: { joinedCampaigns: [event.subject.id] }, topic: 'campaigns' },
];

/** Material belongs to its campaign, for whoever looks after it and whoever promotes it. */
const material = ({ subject, data }: { subject: { id: string }; data: { advertiserId: string } }): LiveChange[] => [
  { to: { accounts: [data.advertiserId], admins: true, joinedCampaigns: [subject.id] }, topic: 'campaigns' },
];

type ApplicationEvent = Extract<StoredEvent, { type: `application.${string}` }>;
const application = ({ subject, data }: ApplicationEvent): LiveChange[] => {
  if (subject.type === 'number') return [toAdmins('numbers', subject.id)]; // its number went to rest
  return [
    { to: { accounts: [data.advertiserId], admins: true }, topic: 'applications', id: subject.id },
    { to: { accounts: [data.publisherId] }, topic: 'campaigns' },
  ];
};

const handedNumber = ({ subject, data }: StoredEvent<'number.assign' | 'number.release'>): LiveChange[] => [
  { to: { accounts: [data.publisherId] }, topic: 'campaigns' },
  { to: { accounts: known(data.advertiserId), admins: true }, topic: 'applications', id: data.applicationId },
  toAdmins('numbers', subject.id),
];
const savedLink = ({ accountId }: { accountId: string | null }): LiveChange[] => [
  { to: { accounts: known(accountId), admins: true }, topic: 'links' },
];
const numberList = () => [toAdmins('numbers')];

const sidesOf = ({ publisherId, advertiserId }: CallFacts) => known(publisherId, advertiserId);
/** Without its id: a screen that follows calls asks for all of them again, however many changed. */
const call = ({ data }: { data: CallFacts }): LiveChange[] => [
  { to: { accounts: sidesOf(data), admins: true }, topic: 'calls' },
  { to: { accounts: sidesOf(data), admins: true }, topic: 'money' },
];
const conversion = ({ subject, data }: { subject: { id: string }; data: CallFacts }): LiveChange[] => [
  { to: { accounts: sidesOf(data), admins: true }, topic: 'conversions', id: subject.id },
  { to: { accounts: sidesOf(data), admins: true }, topic: 'money' },
];
const lead = ({ subject, data }: { subject: { id: string }; data: CallFacts }): LiveChange[] => [
  { to: { accounts: sidesOf(data), admins: true }, topic: 'leads', id: subject.id },
  { to: { accounts: sidesOf(data), admins: true }, topic: 'money' },
];
/** Of a conversion too: its page has the thread of the calls'. */
const inThread = ({ subject, data }: { subject: { type: string }; data: CallFacts }): LiveChange[] => [
  { to: { accounts: sidesOf(data), admins: true }, topic: subject.type === 'lead' ? 'leads' : 'calls' },
];
const recording = ({ subject, data }: { subject: { id: string }; data: CallFacts }): LiveChange[] => [
  { to: { accounts: sidesOf(data), admins: true }, topic: 'calls', id: subject.id },
];
const money = ({ subject }: StoredEvent): LiveChange[] => [
  { to: { accounts: [subject.id], admins: true }, topic: 'money' },
];

type TransferEvent = Exclude<Extract<StoredEvent, { type: `transfer.${string}` }>, { type: 'transfer.import' }>;
const transfer = ({ data }: TransferEvent): LiveChange[] => [
  { to: { accounts: known(data.advertiserId), admins: true }, topic: 'money' },
];

const payout = ({ data }: { data: { publisherId: string } }): LiveChange[] => [
  { to: { accounts: [data.publisherId], admins: true }, topic: 'money' },
];
const payoutRun = () => [toAdmins('money')];

const person =
  (topic: LiveTopic) =>
  ({ data }: { data: { userId: string } }): LiveChange[] => [{ to: { persons: [data.userId] }, topic }];

const postbackSetup = ({ subject, accountId }: StoredEvent): LiveChange[] => [
  { to: { accounts: known(accountId), admins: true }, topic: 'campaigns', id: subject.id },
];

const integration = ({ accountId }: StoredEvent): LiveChange[] => [
  { to: { accounts: known(accountId) }, topic: 'integrations' },
];

const FOLLOWS: Follows = {
  'account.registered': ({ subject }) => [toAdmins('accounts', subject.id)],
  'account.set-status': account,
  'account.switch-type': account,
  'account.change-email': account,
  'account.set-tags': ({ subject }) => [toAdmins('accounts', subject.id)], // the account hears nothing of these
  'account-note.add': ({ subject }) => [toAdmins('accounts', subject.id)],
  'account-note.delete': ({ subject }) => [toAdmins('accounts', subject.id)],
  'account-view.start': person('session'), // their other pages see with the same eyes at once
  'account-view.end': person('session'),
  'account.password-changed': nobody,
  'email-change.requested': account,
  'email-change.cancelled': account,
  'profile.update': account,
  'picture.change': account,
  'payment-method.change': account,
  'payment-method.cancel-change': account,
  'billing-details.change': money,
  'session.ended': person('session'),
  'notification.read': person('notifications'),
  'admin.invite': accountList,
  'admin.resend-invitation': accountList,
  'admin.withdraw-invitation': accountList,
  'admin.accept-invitation': accountList,
  'ticket.open': ticket,
  'ticket.reply': ticket,
  'ticket.set-status': ticket,
  'ticket.set-priority': ticket,
  'ticket.assign': ({ subject }) => [toAdmins('tickets', subject.id)],
  'ticket.note': ({ subject }) => [toAdmins('tickets', subject.id)], // the owner hears nothing of it
  'ticket.delete': ticket,
  'canned-reply.save': () => [toAdmins('tickets')],
  'canned-reply.delete': () => [toAdmins('tickets')],
  'campaign.create': campaign,
  'campaign.edit': joinedCampaign,
  'campaign.edit-any': joinedCampaign,
  'campaign.submit': campaign,
  'campaign.activate': campaign,
  'campaign.return': campaign,
  'campaign.pause': joinedCampaign,
  'campaign.resume': joinedCampaign,
  'campaign.duplicate': campaign,
  'campaign.archive': joinedCampaign,
  'campaign.delete': campaign,
  'campaign.set-share': joinedCampaign,
  'campaign.set-links': joinedCampaign,
  'campaign.set-retention': campaign,
  'material.add': material,
  'material.edit': material,
  'material.order': material,
  'material.archive': material,
  'material.restore': material,
  'application.create': application,
  'application.withdraw': application,
  'application.decide': application,
  'application.revoke': application,
  'application.waiting': ({ subject, data }) => [
    { to: { accounts: [data.advertiserId], admins: true }, topic: 'applications', id: subject.id },
  ],
  'application.set-terms': application,
  'application.set-form-hosts': application,
  'link.create': savedLink,
  'link.edit': savedLink,
  'link.archive': savedLink,
  'number.import': numberList,
  'number.assign': handedNumber,
  'number.release': handedNumber,
  'number.delete': numberList,
  'number.set-pool': ({ data }) => [{ to: { accounts: [data.publisherId] }, topic: 'campaigns' }, toAdmins('numbers')],
  'number.buy': numberList,
  'number.adopt': numberList,
  'number.return': numberList,
  'carrier-account.create': numberList,
  'carrier-account.rotate': numberList,
  'carrier-account.delete': numberList,
  'carrier-account.drifted': numberList,
  'pool.empty': numberList,
  'campaign.cap-reached': joinedCampaign,
  'call.arrived': call,
  'call.refused': call,
  'call.connected': call,
  'call.target-failed': call,
  'call.ended': call,
  'call.approved': call,
  'call.corrected': call,
  'call.dispute': call,
  'dispute.write': inThread,
  'dispute.appeal': inThread,
  'dispute.decide-appeal': inThread,
  'call.decide': call,
  'call.test': nobody, // the call itself will be heard of
  'recording.stored': recording,
  'recording.failed': recording,
  'recording.delete': recording,
  'recording.listen': nobody,
  'caller.block': nobody,
  'conversion.accepted': conversion,
  'conversion.changed': conversion,
  'conversion.approved': conversion,
  'conversion.corrected': conversion,
  'conversion.dispute': conversion,
  'conversion.decide': conversion,
  'lead.accepted': lead,
  'lead.pending': lead,
  'lead.rejected': lead,
  'lead.approved': lead,
  'lead.corrected': lead,
  'lead.return': lead,
  'lead.decide': lead,
  'lead-form.save': material,
  'lead-import.run': ({ accountId }) => [{ to: { accounts: known(accountId) }, topic: 'leads' }],
  'lead.look': nobody,
  'postback.received': ({ data }) => [
    { to: { accounts: [data.advertiserId], admins: true }, topic: 'postbacks', id: data.postbackId },
  ],
  'postback.issue-token': postbackSetup,
  'postback.revoke-token': postbackSetup,
  'api-key.create': integration,
  'api-key.revoke': integration,
  'webhook.create': integration,
  'webhook.edit': integration,
  'webhook.rotate': integration,
  'webhook.delete': integration,
  'postback-address.create': integration,
  'postback-address.edit': integration,
  'conversion-feed.create': integration,
  'conversion-feed.rotate': integration,
  'conversion-feed.delete': integration,
  'webhook.paused': integration,
  'person.find': nobody,
  'person.export': nobody,
  'person.erase': nobody,
  'suppression.add': nobody,
  'suppression.remove': nobody,
  'lead-way.edit': postbackSetup,
  'lead-way.rotate': postbackSetup,
  'correction.run': () => [toAdmins('money')],
  'correction.applied': () => [toAdmins('money')], // each item has said that it changed
  'bonus.given': nobody, // its booking has
  'ledger.record': money,
  'transfer.announce': transfer,
  'transfer.record': transfer,
  'transfer.import': () => [toAdmins('money')],
  'transfer.match': transfer,
  'transfer.ignore': transfer,
  'transfer.undo': transfer,
  'transfer.join': transfer,
  'reconciliation.run': () => [toAdmins('money')],
  'difference.resolve': () => [toAdmins('money')],
  'difference.book-fee': () => [toAdmins('money')],
  'payout-run.propose': payoutRun,
  'payout-run.exclude': payoutRun,
  'payout-run.include': payoutRun,
  'payout-run.approve': payoutRun,
  'payout-run.frozen': payoutRun,
  'payout-run.cancel': ({ data }) => [{ to: { accounts: known(data.askedBy), admins: true }, topic: 'money' }],
  'payout-file.make': payoutRun,
  'payout-file.download': nobody,
  'payout-batch.send': payoutRun,
  'payout.mark-sent': payout,
  'payout.mark-failed': payout,
  'payout.retry': payout,
  'payout-terms.change': money,
  'tax-form.sign': money,
  'tax-form.open': nobody,
  'tax-report.download': nobody,
  'invoice.issued': money,
  'invoice.due': money,
  'invoice.paused-campaigns': money,
  'invoice.paid': money,
  'balance.low': money,
  'alert.raised': nobody, // the bell tells them
  'payment.started': money,
  'payment.succeeded': money,
  'payment.declined': money,
  'payment.canceled': money,
  'payment.unbooked': () => [toAdmins('money')],
  'payment.refund': money,
  'funding-method.added': money,
  'funding-method.make-default': money,
  'funding-method.remove': money,
  'auto-recharge.change': money,
  'auto-recharge.stopped': money,
  'refund.succeeded': money,
  'refund.failed': money,
  'chargeback.opened': money,
  'chargeback.won': money,
  'chargeback.lost': money,
  'balance.below-floor': money,
  'settings.change': () => [toAdmins('settings')],
};

/** Which open pages show something else now. A type of a later release changes none of today's. */
export function liveChangesOf(event: StoredEvent): LiveChange[] {
  const follow = FOLLOWS[event.type] as ((event: StoredEvent) => LiveChange[]) | undefined;
  return follow?.(event) ?? [];
}

/** The same said once, for however many events: who is told of a topic without an id is told together. */
export function mergeLiveChanges(changes: readonly LiveChange[]): LiveChange[] {
  const merged = new Map<string, Merged>();
  for (const change of changes) {
    const key = `${change.topic} ${change.id ?? ''}`;
    const told = merged.get(key) ?? { ...nobodyYet(), change };
    for (const id of change.to.accounts ?? []) told.accounts.add(id);
    for (const id of change.to.persons ?? []) told.persons.add(id);
    for (const id of change.to.joinedCampaigns ?? []) told.joinedCampaigns.add(id);
    told.admins ||= change.to.admins ?? false;
    merged.set(key, told);
  }
  return [...merged.values()].map(({ change, accounts, persons, admins, joinedCampaigns }) => ({
    ...change,
    to: {
      accounts: [...accounts],
      persons: [...persons],
      admins,
      ...(joinedCampaigns.size > 0 && { joinedCampaigns: [...joinedCampaigns] }),
    },
  }));
}

type Crowd = { accounts: Set<string>; persons: Set<string>; admins: boolean; joinedCampaigns: Set<string> };
type Merged = Crowd & { change: LiveChange };

const nobodyYet = (): Crowd => ({
  accounts: new Set(),
  persons: new Set(),
  admins: false,
  joinedCampaigns: new Set(),
});
