import { DomainError } from './errors.ts';
import { type AccountStatus, isSwitchable, type UserType } from './identity/account.ts';

/** Whoever asks. A visitor has no account; an admin may still owe the second factor the network asks for. */
export type Visitor = { role: 'anonymous' };
/** A person who acts for the account they belong to: rows are the account's, deeds and notifications the person's. */
export type Member = {
  userId: string;
  accountId: string;
  /** What the account is in the network. */
  role: UserType;
  /** What was decided about the account. */
  status: AccountStatus;
  /** The network demands a second factor from this person and has not got it yet. */
  owesTwoFactor: boolean;
  /** An admin who looks with this account's eyes: the person is theirs, the account is not, and nothing can be changed. */
  isViewing?: boolean;
  /** Where the request came from, for the audit log. */
  address?: string;
  /** When they act, where that is not now: the demo's history is made afterwards. */
  at?: Date;
};
export type Actor = Visitor | Member;

export const isMember = (actor: Actor): actor is Member => actor.role !== 'anonymous';
export const isViewing = (actor: Actor): boolean => isMember(actor) && actor.isViewing === true;

type Role = Actor['role'];
type Condition<Resource> = (actor: Member, resource: Resource) => boolean;
/** Who may, and what has to hold between them and the row; `unknown` where no row is asked about. */
type Rule<Resource> = { roles: readonly Role[]; condition?: Condition<Resource> };

const MEMBERS: readonly Role[] = ['admin', 'publisher', 'affiliate', 'advertiser'];
const ANYONE: readonly Role[] = ['anonymous', ...MEMBERS];
const ADMINS: readonly Role[] = ['admin'];
const PUBLISHERS: readonly Role[] = ['publisher', 'affiliate'];

function rule<Resource = unknown>(roles: readonly Role[], condition?: Condition<Resource>): Rule<Resource> {
  return condition ? { roles, condition } : { roles };
}

const isOneself = (actor: Member, resource: { userId: string }) => resource.userId === actor.userId;
const isOwnOrAdmin = (actor: Member, resource: { accountId: string | null }) =>
  isAdmin(actor) || resource.accountId === actor.accountId;

/** An account page: whose it is, and what was decided about them. */
export type AccountPage = { id: string; status: AccountStatus };
const isAdmin = (actor: Member) => actor.role === 'admin';
const isOwnPage = (actor: Member, account: AccountPage) => account.id === actor.accountId;
/** A rejected publisher sees a notice there and nothing more; a rejected advertiser may still look. */
const mayReadOwnPage = (actor: Member, account: AccountPage) =>
  isOwnPage(actor, account) && (account.status !== 'rejected' || actor.role === 'advertiser');
/** While the decision is pending advertisers may still correct what they wrote, publishers may not. */
const mayEditOwnPage = (actor: Member, account: AccountPage) =>
  isOwnPage(actor, account) &&
  (account.status === 'approved' || (account.status === 'pending' && actor.role === 'advertiser'));

/** What belongs to the login of a person: an admin changes their own, nobody else's. */
const mayChangeOwn = (actor: Member, account: AccountPage) =>
  isOwnPage(actor, account) && (isAdmin(actor) || mayEditOwnPage(actor, account));
const isOwnOrPicked = (actor: Member, account: AccountPage) => isAdmin(actor) || isOwnPage(actor, account);

const ADVERTISERS: readonly Role[] = ['admin', 'advertiser'];
/** Advertisers use the campaign screens only while they are approved; admins are exempt. */
const isInBusiness = (actor: Member) => isAdmin(actor) || actor.status === 'approved';
const managesCampaign = (actor: Member, campaign: { advertiserId: string }) =>
  isInBusiness(actor) && (isAdmin(actor) || campaign.advertiserId === actor.accountId);

/** Those who trade through the network; the network itself tells nobody by webhook. */
const TRADERS: readonly Role[] = [...PUBLISHERS, 'advertiser'];
const isOwn = (actor: Member, row: { accountId: string }) => row.accountId === actor.accountId;
const runsOwn = (actor: Member, row: { accountId: string }) => isInBusiness(actor) && isOwn(actor, row);

const paysFor = (actor: Member, page: AccountPage) => isInBusiness(actor) && isOwnPage(actor, page);

/** Calls hold callers: nobody who was rejected sees one again, and advertisers look only while they are in business. */
const mayLookAtCalls = (actor: Member) =>
  isInBusiness(actor) || (PUBLISHERS.includes(actor.role) && actor.status !== 'rejected');
/** What somebody made for themselves or their account: nobody else changes it. */
const keepsOwn = (actor: Member, row: { userId: string }) => mayLookAtCalls(actor) && isOneself(actor, row);
const watchesOwn = (actor: Member, row: { accountId: string }) => mayLookAtCalls(actor) && isOwn(actor, row);
export type CallSides = { publisherId: string | null; advertiserId: string | null };
const isOwnCall = (actor: Member, call: CallSides) =>
  isAdmin(actor) || (actor.role === 'advertiser' ? call.advertiserId : call.publisherId) === actor.accountId;
const maySeeCall = (actor: Member, call: CallSides) => mayLookAtCalls(actor) && isOwnCall(actor, call);

/** Not even an admin speaks for a publisher. */
const ownsLink = (actor: Member, link: { publisherId: string }) =>
  isInBusiness(actor) && link.publisherId === actor.accountId;

/** A tracking number with its two sides; null while nobody holds it. */
type CallLine = { advertiserId: string | null; publisherId: string | null };
const managesLine = (actor: Member, line: CallLine) =>
  isAdmin(actor) || (isInBusiness(actor) && [line.advertiserId, line.publisherId].includes(actor.accountId));

/** EVERY permission of the network. Routes name one, commands check it against the row, the web hides buttons with it. */
export const RULES = {
  'site.read': rule(ANYONE),
  'file.read': rule(ANYONE), // scripts, styles, fonts: the same for everybody
  'health.read': rule(ANYONE),
  'metrics.read': rule(ANYONE), // the route itself asks for the scrape token or a loopback address
  'outbox.read': rule(ANYONE), // the route exists in demo mode only
  'carrier.call': rule(ANYONE), // the route itself checks the carrier's signature
  'gateway.call': rule(ANYONE), // the route itself checks the payment gateway's signature
  'link.follow': rule(ANYONE),
  'link.list': rule(['admin', ...PUBLISHERS]), // everybody has only their own
  'link.explain': rule<{ publisherId: string }>(
    ['admin', ...PUBLISHERS],
    (actor, link) => isAdmin(actor) || link.publisherId === actor.accountId,
  ),
  'link.create': rule(PUBLISHERS, isInBusiness),
  'link.edit': rule<{ publisherId: string }>(PUBLISHERS, ownsLink),
  'link.archive': rule<{ publisherId: string }>(PUBLISHERS, ownsLink),
  'number.lease': rule(ANYONE), // pages of anybody's visitors; the pool says whose
  'offer.read': rule(ANYONE),
  'ticket.contact': rule(ANYONE),
  'captcha.solve': rule(ANYONE),
  'account.register': rule(ANYONE),
  'account.confirm-email': rule(ANYONE),
  'account.recover-password': rule(ANYONE),
  'first-admin.create': rule(ANYONE), // holds the one-time link of the first start
  'session.open': rule(ANYONE),
  'session.read': rule(ANYONE),
  'session.close': rule(ANYONE),
  'session.list': rule(MEMBERS),
  'session.revoke': rule(MEMBERS, isOneself),
  'account.change-password': rule(MEMBERS),
  'account.choose-language': rule(MEMBERS),
  'two-factor.manage': rule(MEMBERS),
  'live.listen': rule(MEMBERS),
  'live-demo.switch': rule(MEMBERS, (actor) => actor.status === 'approved'), // and a network without demo data has none
  'search.find': rule(MEMBERS), // everybody finds only what they may open
  'waiting.count': rule(MEMBERS), // what waits for whoever looks
  'call.dispute': rule<{ advertiserId: string | null }>(
    ['advertiser'],
    (actor, call) => actor.status === 'approved' && call.advertiserId === actor.accountId,
  ),
  'call.decide': rule(ADMINS),
  'dispute.list': rule(ADMINS),
  'dispute.credit': rule(ADMINS),
  'dispute.read': rule<CallSides>(MEMBERS, maySeeCall),
  'dispute.decide-appeal': rule(ADMINS),
  'dispute.appeal': rule<CallSides>(TRADERS, (actor, sale) => isInBusiness(actor) && isOwnCall(actor, sale)),
  'dispute.write': rule<CallSides>(MEMBERS, (actor, sale) => isInBusiness(actor) && isOwnCall(actor, sale)),
  'list.arrange': rule(MEMBERS), // everybody their own
  'report.read': rule(MEMBERS, mayLookAtCalls),
  'report-view.list': rule(MEMBERS, mayLookAtCalls), // one's own, and those shared in the account
  'report-view.create': rule(MEMBERS, mayLookAtCalls),
  'report-view.edit': rule<{ userId: string }>(MEMBERS, keepsOwn),
  'report-view.delete': rule<{ userId: string }>(MEMBERS, keepsOwn),
  'report-view.schedule': rule(MEMBERS, mayLookAtCalls), // whatever they may open; the readers read by rights of their own
  'report-mail.unsubscribe': rule(ANYONE), // the signed link says from what
  'alert.list': rule(MEMBERS, mayLookAtCalls), // everybody has only those of their account
  'alert.create': rule(MEMBERS, mayLookAtCalls),
  'alert.edit': rule<{ accountId: string }>(MEMBERS, watchesOwn),
  'alert.delete': rule<{ accountId: string }>(MEMBERS, watchesOwn),
  'conversion.report': rule(ANYONE), // the route itself asks for the campaign's token
  'conversion.list': rule(MEMBERS, mayLookAtCalls),
  'conversion.read': rule<CallSides>(MEMBERS, maySeeCall),
  'conversion.dispute': rule<{ advertiserId: string | null }>(
    ['advertiser'],
    (actor, conversion) => actor.status === 'approved' && conversion.advertiserId === actor.accountId,
  ),
  'conversion.decide': rule(ADMINS),
  'lead.return': rule<{ advertiserId: string | null }>(
    ['advertiser'],
    (actor, lead) => actor.status === 'approved' && lead.advertiserId === actor.accountId,
  ),
  'lead.decide': rule(ADMINS),
  'lead-form.read': rule(ADVERTISERS, managesCampaign),
  'lead-form.save': rule(ADVERTISERS, managesCampaign), // no terms: each change is a version of its own
  'lead-import.list': rule(PUBLISHERS, mayLookAtCalls), // everybody has only their own
  'lead-import.create': rule(PUBLISHERS, isInBusiness),
  'lead-import.read': rule<{ publisherId: string }>(
    PUBLISHERS, // its rows name people
    (actor, row) => mayLookAtCalls(actor) && row.publisherId === actor.accountId,
  ),
  'lead-import.run': rule<{ publisherId: string }>(PUBLISHERS, ownsLink),
  'lead.list': rule(MEMBERS, mayLookAtCalls), // everybody has only their own
  'lead.export': rule(MEMBERS, mayLookAtCalls),
  'lead.read': rule<CallSides>(MEMBERS, maySeeCall), // how much of the person: PERSON_SIGHT of leads/seen-person.ts
  'lead.look': rule(ADMINS), // at somebody nobody took; written down
  'lead.post': rule(['publisher', 'affiliate'], isInBusiness), // by key
  'lead.submit': rule(ANYONE), // a visitor, by the form of a campaign
  'lead-way.read': rule(ADVERTISERS, managesCampaign),
  'lead-way.edit': rule(ADVERTISERS, managesCampaign),
  'lead-way.rotate': rule(ADVERTISERS, managesCampaign),
  'lead-way.test': rule(ADVERTISERS, managesCampaign),
  'lead-delivery.list': rule(ADVERTISERS, managesCampaign),
  'lead-delivery.replay': rule(ADVERTISERS, managesCampaign),
  'api-key.use': rule(ANYONE), // the route itself asks for the key, and its rule is the one of what the key asks for
  'api-key.list': rule(MEMBERS), // everybody has only those of their account
  'api-key.create': rule(MEMBERS, isInBusiness),
  'api-key.revoke': rule<{ accountId: string }>(MEMBERS, isOwn),
  'webhook.list': rule(TRADERS), // everybody has only those of their account
  'webhook.read': rule<{ accountId: string }>(TRADERS, isOwn),
  'webhook.create': rule(TRADERS, isInBusiness),
  'webhook.edit': rule<{ accountId: string }>(TRADERS, runsOwn),
  'webhook.rotate': rule<{ accountId: string }>(TRADERS, runsOwn),
  'webhook.test': rule<{ accountId: string }>(TRADERS, runsOwn),
  'webhook.replay': rule<{ accountId: string }>(TRADERS, runsOwn),
  'webhook.delete': rule<{ accountId: string }>(TRADERS, isOwn),
  'postback-address.list': rule(PUBLISHERS), // everybody has only those of their account
  'postback-address.create': rule(PUBLISHERS, isInBusiness),
  'postback-address.edit': rule<{ accountId: string }>(PUBLISHERS, runsOwn),
  'conversion-feed.list': rule(PUBLISHERS), // everybody has only those of their account
  'conversion-feed.create': rule(PUBLISHERS, isInBusiness),
  'conversion-feed.rotate': rule<{ accountId: string }>(PUBLISHERS, runsOwn),
  'conversion-feed.delete': rule<{ accountId: string }>(PUBLISHERS, isOwn),
  'conversion-feed.fetch': rule(ANYONE), // by its secret address
  'api-request.list': rule(MEMBERS), // everybody has only those of their account
  'person.find': rule(ADMINS),
  'person.export': rule(ADMINS),
  'person.erase': rule(ADMINS),
  'suppression.read': rule(ADMINS),
  'suppression.add': rule(ADMINS),
  'suppression.remove': rule(ADMINS),
  'postback.list': rule(ADVERTISERS, isInBusiness), // everybody has only those of their own campaigns
  'postback.read': rule(ADVERTISERS, managesCampaign),
  'postback.issue-token': rule(ADVERTISERS, managesCampaign),
  'postback.revoke-token': rule(ADVERTISERS, managesCampaign),
  'postback.test': rule(ADVERTISERS, managesCampaign),
  'recording.listen': rule<CallSides>(MEMBERS, maySeeCall),
  'recording.delete': rule([]), // only the network itself, when its time is over
  'gateway.simulate': rule(ANYONE), // the routes exist where no real gateway does, and its API asks for its key
  'carrier.simulate': rule(ANYONE), // the routes exist where no real carrier does, and ask for its password
  'recording.simulate': rule(ANYONE), // the route itself asks for the built-in carrier's password
  'click.list': rule(['admin', ...PUBLISHERS], mayLookAtCalls), // everybody has only their own
  'call.list': rule(MEMBERS, mayLookAtCalls),
  'call.export': rule(MEMBERS, mayLookAtCalls),
  'call.read': rule<CallSides>(MEMBERS, maySeeCall),
  'call.list-lines': rule(MEMBERS, (actor) => actor.status !== 'rejected'), // everybody has only their own
  'call.test': rule<CallLine & { isDemo: boolean }>(
    MEMBERS,
    (actor, line) => managesLine(actor, line) && (line.isDemo || !PUBLISHERS.includes(actor.role)),
  ),
  'call.explain': rule<CallLine>(MEMBERS, managesLine),
  'caller.block': rule<{ advertiserId: string | null }>(
    ADVERTISERS,
    (actor, block) => isAdmin(actor) || (isInBusiness(actor) && block.advertiserId === actor.accountId),
  ),
  'correction.list': rule(ADMINS),
  'correction.run': rule(ADMINS),
  'ledger.record': rule(ADMINS),
  'ledger.read': rule(ADMINS),
  'ledger.read-own': rule(MEMBERS, isInBusiness), // by key; the rule of their side decides: billing.read or earnings.read
  'transfer.announce': rule(['advertiser'], isInBusiness), // everybody has only their own
  'transfer.list': rule(ADMINS),
  'transfer.record': rule(ADMINS),
  'transfer.import': rule(ADMINS),
  'transfer.match': rule(ADMINS),
  'transfer.ignore': rule(ADMINS),
  'transfer.undo': rule(ADMINS),
  'transfer.join': rule(ADMINS),
  'reconciliation.read': rule(ADMINS),
  'reconciliation.run': rule(ADMINS),
  'difference.resolve': rule(ADMINS),
  'difference.book-fee': rule(ADMINS),
  // Whose money it is: an advertiser's is closed to them until they are approved, a publisher always sees what they earned.
  'billing.read': rule<AccountPage>(ADVERTISERS, (actor, page) => isInBusiness(actor) && isOwnOrPicked(actor, page)),
  // Legal names are their owner's to write.
  'billing-details.change': rule<AccountPage>(
    ['advertiser'],
    (actor, page) => isInBusiness(actor) && isOwnPage(actor, page),
  ),
  // With one's own card, and only while in business: not even an admin pays for somebody.
  'billing.pay': rule<AccountPage>(['advertiser'], paysFor),
  'funding-method.make-default': rule<AccountPage>(['advertiser'], paysFor),
  'funding-method.remove': rule<AccountPage>(['advertiser'], paysFor),
  'auto-recharge.change': rule<AccountPage>(['advertiser'], paysFor),
  'payment.list-all': rule(ADMINS),
  'payment.refund': rule(ADMINS),
  'earnings.read': rule<AccountPage>(['admin', ...PUBLISHERS], isOwnOrPicked),
  // Whatever was decided about them: what was paid to somebody stays theirs to see.
  'payout.read': rule<AccountPage>(['admin', ...PUBLISHERS], isOwnOrPicked),
  'payout.ask-early': rule<AccountPage>(PUBLISHERS, (actor, page) => isInBusiness(actor) && isOwnPage(actor, page)),
  'payout.withdraw-early': rule<AccountPage>(PUBLISHERS, isOwnPage),
  'payout.mark-sent': rule(ADMINS),
  'payout.mark-failed': rule(ADMINS),
  'payout.retry': rule(ADMINS),
  'payout-run.list': rule(ADMINS),
  'payout-run.read': rule(ADMINS),
  'payout-run.propose': rule(ADMINS),
  'payout-run.approve': rule(ADMINS),
  'payout-run.exclude': rule(ADMINS),
  'payout-run.include': rule(ADMINS),
  'payout-run.cancel': rule(ADMINS),
  'payout-file.make': rule(ADMINS),
  'payout-file.download': rule(ADMINS),
  'payout-batch.send': rule(ADMINS),
  'payout-terms.read': rule(ADMINS),
  'payout-terms.change': rule(ADMINS),
  'notification.list': rule(MEMBERS), // everybody has only their own
  'notification.mark': rule(MEMBERS),
  'preference.read': rule(MEMBERS), // everybody their own
  'preference.change': rule(MEMBERS),
  'account.list': rule(ADMINS),
  'account.view-any': rule(ADMINS), // everybody's rows in the panels, or those of the one account they picked
  // With the eyes of a trader, never with those of another admin.
  'account-view.start': rule<{ userType: UserType }>(ADMINS, (_, account) => account.userType !== 'admin'),
  'account-view.end': rule(MEMBERS, (actor) => isAdmin(actor) || isViewing(actor)), // once more ends nothing
  'account-note.list': rule(ADMINS),
  'account-note.add': rule(ADMINS),
  'account-note.delete': rule(ADMINS),
  'account.set-tags': rule(ADMINS),
  // Nobody decides about themselves, nor about the network's own advertiser.
  'account.set-status': rule<{ id: string; isNetworkOwned: boolean }>(
    ADMINS,
    (actor, account) => account.id !== actor.accountId && !account.isNetworkOwned,
  ),
  'account.switch-type': rule<{ userType: UserType }>(ADMINS, (_, account) => isSwitchable(account.userType)),
  'account.diagnose': rule(ADMINS),
  'ticket.list': rule(MEMBERS), // whatever their status: whoever was rejected needs us most
  'ticket.open': rule(MEMBERS),
  'ticket.read': rule(MEMBERS, isOwnOrAdmin),
  'ticket.reply': rule(MEMBERS, isOwnOrAdmin),
  'ticket.manage': rule(ADMINS),
  'ticket.set-status': rule(ADMINS),
  'ticket.set-priority': rule(ADMINS),
  'ticket.assign': rule(ADMINS),
  'ticket.note': rule(ADMINS),
  'ticket.delete': rule(ADMINS),
  'canned-reply.save': rule(ADMINS),
  'canned-reply.delete': rule(ADMINS),
  'admin.list-invitations': rule(ADMINS),
  'admin.invite': rule(ADMINS),
  'admin.resend-invitation': rule(ADMINS),
  'admin.withdraw-invitation': rule(ADMINS),
  'admin.accept-invitation': rule(ANYONE), // holds the one-time link of the mail
  'audit.read': rule(ADMINS),
  'network-health.read': rule(ADMINS),
  'settings.read': rule(ADMINS),
  'settings.change': rule(ADMINS),
  'profile.read': rule<AccountPage>(MEMBERS, (actor, page) => isAdmin(actor) || mayReadOwnPage(actor, page)),
  'profile.update': rule<AccountPage>(MEMBERS, (actor, page) => isAdmin(actor) || mayEditOwnPage(actor, page)),
  'account.change-email': rule<AccountPage>(MEMBERS, mayChangeOwn),
  'picture.change': rule<AccountPage>(MEMBERS, mayChangeOwn),
  'picture.read': rule(MEMBERS),
  'account.confirm-email-change': rule(ANYONE), // holds the one-time link
  'payment-method.read': rule<AccountPage>(
    ['admin', ...PUBLISHERS],
    (actor, page) => isAdmin(actor) || mayReadOwnPage(actor, page),
  ),
  'payment-method.change': rule<AccountPage>(PUBLISHERS, mayEditOwnPage), // not even an admin redirects somebody's money
  'payment-method.cancel-change': rule<AccountPage>(PUBLISHERS, mayEditOwnPage),
  'tax-form.read': rule<AccountPage>(
    ['admin', ...PUBLISHERS],
    (actor, page) => isAdmin(actor) || mayReadOwnPage(actor, page),
  ),
  'tax-form.sign': rule<AccountPage>(PUBLISHERS, mayEditOwnPage), // under penalties of perjury: nobody signs for somebody else
  'tax-form.list': rule(ADMINS),
  'tax-form.open': rule(ADMINS),
  'tax-report.read': rule(ADMINS),
  'tax-report.download': rule(ADMINS),
  'campaign.browse': rule(['admin', ...PUBLISHERS]),
  'application.create': rule(PUBLISHERS, (actor) => actor.status === 'approved'),
  'application.read-own': rule(PUBLISHERS),
  'application.read': rule(MEMBERS, isInBusiness), // by key; everybody has only those of their side
  'application.withdraw': rule<{ publisherId: string }>(
    PUBLISHERS,
    (actor, row) => row.publisherId === actor.accountId,
  ),
  'application.set-form-hosts': rule<{ publisherId: string }>(
    PUBLISHERS,
    (actor, row) => row.publisherId === actor.accountId,
  ),
  'application.list': rule(ADVERTISERS, isInBusiness),
  'application.decide': rule(ADVERTISERS, managesCampaign),
  'application.undo': rule<{ accountId: string }>(
    ADVERTISERS,
    (actor, decision) => isInBusiness(actor) && decision.accountId === actor.accountId, // whoever decided, or a colleague
  ),
  'application.revoke': rule(ADVERTISERS, managesCampaign),
  'application.set-terms': rule(ADMINS), // a price or share of their own is the network's to agree
  'number.list': rule(ADMINS),
  'number.read': rule(['admin', ...PUBLISHERS], isInBusiness), // by key; everybody has only their own
  'number.import': rule(ADMINS),
  'number.assign': rule(ADMINS), // the network itself does it, when an approval takes one from the pool
  'number.release': rule(ADMINS),
  'number.delete': rule(ADMINS),
  'number.set-pool': rule(ADMINS),
  'number.search': rule(ADMINS),
  'number.buy': rule(ADMINS), // the network itself does it, too, where the pool is to be refilled
  'number.adopt': rule(ADMINS),
  'number.return': rule(ADMINS),
  'carrier-account.list': rule(ADMINS),
  'carrier-account.create': rule(ADMINS),
  'carrier-account.rotate': rule(ADMINS),
  'carrier-account.delete': rule(ADMINS),
  'carrier-account.check': rule(ADMINS),
  'campaign.list': rule(ADVERTISERS, isInBusiness),
  'campaign.create': rule(ADVERTISERS, isInBusiness),
  'campaign.read': rule(ADVERTISERS, managesCampaign),
  'campaign.edit': rule(ADVERTISERS, managesCampaign),
  'campaign.submit': rule(ADVERTISERS, managesCampaign),
  'campaign.pause': rule(ADVERTISERS, managesCampaign),
  'campaign.resume': rule(ADVERTISERS, managesCampaign),
  'campaign.duplicate': rule(ADVERTISERS, managesCampaign),
  'campaign.delete': rule(ADVERTISERS, managesCampaign),
  'campaign.archive': rule(ADVERTISERS, managesCampaign),
  'campaign.list-all': rule(ADMINS),
  'campaign.edit-any': rule(ADMINS), // without the limits set for advertisers, such as the budget they must name
  'campaign.activate': rule(ADMINS),
  'campaign.return': rule(ADMINS),
  'campaign.set-share': rule(ADMINS),
  'campaign.set-links': rule(ADVERTISERS, managesCampaign), // where its links lead; no terms, so no version
  'campaign.set-retention': rule(ADVERTISERS, managesCampaign), // how long people's data are kept; no version either
  'material.load': rule(ANYONE), // pages of anybody; the route gives only what is published
  'material.browse': rule(['admin', ...PUBLISHERS]), // everybody sees only what they were approved for
  'material.read': rule(ADVERTISERS, managesCampaign),
  'material.add': rule(ADVERTISERS, managesCampaign),
  'material.edit': rule(ADVERTISERS, managesCampaign),
  'material.order': rule(ADVERTISERS, managesCampaign),
  'material.archive': rule(ADVERTISERS, managesCampaign),
  'material.restore': rule(ADVERTISERS, managesCampaign),
  'panel.publisher': rule(['admin', ...PUBLISHERS]),
  'panel.advertiser': rule(ADVERTISERS),
  'panel.admin': rule(ADMINS),
  'dashboard.publisher': rule(['admin', ...PUBLISHERS]), // whatever was decided about them: what they earned stays theirs
  'dashboard.advertiser': rule(ADVERTISERS, isInBusiness),
  'dashboard.admin': rule(ADMINS),
};

export type Action = keyof typeof RULES;

/** What a rule has to know about the row; for a choice of actions, all that any of them asks for. */
export type ResourceOf<A extends Action> = (typeof RULES)[A] extends Rule<infer Resource> ? Resource : never;

/** Every action for which such a row answers all that is asked. */
export type ActionAbout<Resource> = { [A in Action]: Resource extends ResourceOf<A> ? A : never }[Action];

/** The row is handed over exactly where the rule asks about one. */
type About<A extends Action> = unknown extends ResourceOf<A> ? [] : [resource: ResourceOf<A>];

/** What remains open to somebody who still has to set up the second factor. */
const BEFORE_TWO_FACTOR: ReadonlySet<Action> = new Set<Action>([
  'site.read',
  'session.read',
  'session.close',
  'two-factor.manage',
  'panel.publisher', // each with the one screen where it is set up
  'panel.advertiser',
  'panel.admin',
  'account.choose-language',
]);

/**
 * What is open to whoever looks with another's eyes: the screens of a trader's panel and what stands on them. What people have for
 * themselves (sessions, notifications, views), lists of people to take away (exports, imports) and whatever holds secrets stay shut.
 */
const WHILE_VIEWING: ReadonlySet<Action> = new Set<Action>([
  'panel.publisher',
  'panel.advertiser',
  'dashboard.publisher',
  'dashboard.advertiser',
  'live.listen',
  'search.find',
  'waiting.count',
  'report.read',
  'alert.list',
  'call.list',
  'call.read',
  'call.list-lines',
  'recording.listen', // written down with the name of whoever listens
  'lead.list',
  'lead.read',
  'conversion.list',
  'conversion.read',
  'click.list',
  'link.list',
  'link.explain',
  'campaign.browse',
  'campaign.list',
  'campaign.read',
  'material.browse',
  'material.read',
  'lead-form.read',
  'application.read-own',
  'application.list',
  'billing.read',
  'earnings.read',
  'payout.read',
  'payment-method.read',
  'tax-form.read',
  'profile.read',
  'picture.read',
  'ticket.list',
  'ticket.read',
  'account-view.end',
]);

/** All that whoever looks with another's eyes may change: that they do. */
const ENDS_VIEWING: ReadonlySet<Action> = new Set<Action>(['account-view.end', 'session.close']);

export function isAction(name: unknown): name is Action {
  return typeof name === 'string' && Object.hasOwn(RULES, name);
}

/** An admin whose second factor is still owed, or whose approval was taken back while a session was open. */
function isHeldBack(actor: Actor): boolean {
  if (actor.role === 'anonymous') return false;
  return actor.owesTwoFactor || (actor.role === 'admin' && actor.status !== 'approved');
}

/** The role column alone: what a route can decide before any row is loaded. */
export function roleMay(actor: Actor, action: Action): boolean {
  if (isViewing(actor) && !WHILE_VIEWING.has(action)) return RULES[action].roles.includes('anonymous');
  if (isHeldBack(actor) && !BEFORE_TWO_FACTOR.has(action)) return RULES[action].roles.includes('anonymous');
  return RULES[action].roles.includes(actor.role);
}

/** Whether they may ask for a change at all: what anybody may do somebody who only looks may not. */
export const mayChange = (actor: Actor, action: Action): boolean => !isViewing(actor) || ENDS_VIEWING.has(action);

export function can<A extends Action>(actor: Actor, action: A, ...about: About<A>): boolean {
  if (!roleMay(actor, action)) return false;
  const { condition } = RULES[action] as Rule<unknown>;
  if (!condition) return true;
  return actor.role !== 'anonymous' && condition(actor, about[0]);
}

/** For commands that act in a member's name: what anybody may do needs no authorization. */
export function authorize<A extends Action>(actor: Actor, action: A, ...about: About<A>): asserts actor is Member {
  if (actor.role === 'anonymous' || !can(actor, action, ...about)) throw refusal(actor, action);
}

/** The reason why `actor` may not do `action`, told so that the person knows the next step. */
export function refusal(actor: Actor, action: Action): DomainError {
  if (actor.role === 'anonymous') return new DomainError('unauthenticated', { action });
  if (isViewing(actor)) return new DomainError('view_only', { action });
  if (actor.owesTwoFactor) return new DomainError('two_factor_enrolment_required', { action });
  return new DomainError('forbidden', { action });
}
