import { CAMPAIGN_PARTS, type CampaignPart } from '../campaigns/changed-parts.ts';
import type { AuditedAction } from './audited-action.ts';

/** How a fact is kept, and so how people read it. */
export type FactKind =
  | 'text'
  | 'phone'
  | 'phones'
  | 'id'
  | 'count'
  | 'cents'
  | 'seconds'
  | 'moment'
  | 'yesNo'
  | 'advertiserOrNetwork'
  | 'accountStatus'
  | 'userType'
  | 'ticketStatus'
  | 'ticketPriority'
  | 'ticketSource'
  | 'campaignStatus'
  | 'campaignType'
  | 'category'
  | 'campaignPart'
  | 'applicationStatus'
  | 'billing'
  | 'correctionAction'
  | 'basisPoints'
  | 'paymentKind'
  | 'payoutSchedule'
  | 'taxFormKind'
  | 'taxFormRule'
  | 'languageMode';

const CAMPAIGN_CONTENT = {
  category: 'category',
  type: 'campaignType',
  ...(Object.fromEntries(CAMPAIGN_PARTS.map((part) => [part, 'campaignPart'])) as Record<CampaignPart, 'campaignPart'>),
} as const;

const TICKET_SETTINGS = { status: 'ticketStatus', priority: 'ticketPriority' } as const;
const CANNED_REPLY = { title: 'text', textEn: 'text', textEs: 'text' } as const;
const MOVED = { status: 'campaignStatus' } as const;
const LEGAL = {
  legalName: 'text',
  taxId: 'text',
  addressLine1: 'text',
  addressLine2: 'text',
  country: 'text',
} as const;
const INVITED = { email: 'text', userType: 'userType' } as const;
const ASSIGNED = { publisher: 'text', campaign: 'text' } as const;
const TRANSFER = { amountCents: 'cents', owner: 'text' } as const;
const PAYOUT = { amountCents: 'cents' } as const;
const DIFFERENCE = { amountCents: 'cents' } as const;
const SAVED_LINK = { linkName: 'text', campaign: 'text', subIds: 'text', deepLink: 'text' } as const;
const WEBHOOK = { address: 'text', events: 'text' } as const;
/** Amounts only where a part went back. */
const SALE_DECIDED = { billing: 'billing', priceCents: 'cents', payoutCents: 'cents' } as const;
const CARRIER = { address: 'text', accountSid: 'text' } as const;
const DECIDED = { ...ASSIGNED, status: 'applicationStatus' } as const;

/** What the log remembers of each action, by the name it is kept under: what is not here cannot be told of it. */
export const AUDIT_FACTS = {
  'account.set-status': { status: 'accountStatus' },
  'account.switch-type': { userType: 'userType' },
  'account.change-email': { email: 'text' },
  'account.set-tags': { tags: 'text' },
  'account-note.add': { noteId: 'id' },
  'account-note.delete': { noteId: 'id' },
  'account-view.start': { endsAt: 'moment' },
  'account-view.end': {},
  'profile.update': {
    full_name: 'text',
    phone: 'phone',
    company_name: 'text',
    website: 'text',
    traffic_sources: 'text',
    address: 'text',
    city: 'text',
    state: 'text',
    zip_code: 'text',
    time_zone: 'text',
  },
  'picture.change': { picture: 'yesNo' },
  'payment-method.change': { kind: 'paymentKind' },
  'payment-method.cancel-change': { kind: 'paymentKind' },
  'billing-details.change': LEGAL,
  'admin.invite': INVITED,
  'admin.resend-invitation': INVITED,
  'admin.withdraw-invitation': INVITED,
  'admin.accept-invitation': { email: 'text', userType: 'userType', status: 'accountStatus' },
  'ticket.open': { owner: 'text' },
  'ticket.reply': { replyId: 'id' },
  'ticket.set-status': TICKET_SETTINGS,
  'ticket.set-priority': TICKET_SETTINGS,
  'ticket.assign': { assignee: 'text' },
  'ticket.note': { noteId: 'id' },
  'ticket.delete': {
    ...TICKET_SETTINGS,
    source: 'ticketSource',
    replies: 'count',
    createdAt: 'moment',
  },
  'canned-reply.save': CANNED_REPLY,
  'canned-reply.delete': CANNED_REPLY,
  'campaign.create': CAMPAIGN_CONTENT,
  'campaign.edit': CAMPAIGN_CONTENT,
  'campaign.edit-any': CAMPAIGN_CONTENT,
  'campaign.submit': MOVED,
  'campaign.activate': MOVED,
  'campaign.return': MOVED,
  'campaign.pause': MOVED,
  'campaign.resume': MOVED,
  'campaign.duplicate': CAMPAIGN_CONTENT,
  'campaign.archive': MOVED,
  'campaign.delete': { ...MOVED, version: 'count', ...CAMPAIGN_CONTENT },
  'campaign.set-share': CAMPAIGN_CONTENT,
  'campaign.set-links': { destination: 'text', deepLinkHosts: 'text', fallback: 'text' },
  'campaign.set-retention': { personalDataDays: 'count' },
  'material.add': { material: 'text' },
  'material.edit': { material: 'text', headline: 'text', body: 'text', address: 'text' },
  'material.order': {},
  'material.archive': { material: 'text' },
  'material.restore': { material: 'text' },
  'application.create': {},
  'application.withdraw': DECIDED,
  'application.decide': DECIDED,
  'application.revoke': DECIDED,
  'application.set-terms': { publisher: 'text', ownShare: 'basisPoints', ownPriceCents: 'cents' },
  'application.set-form-hosts': { formHosts: 'text' },
  'link.create': SAVED_LINK,
  'link.edit': SAVED_LINK,
  'link.archive': { archived: 'yesNo' },
  'number.import': { numbers: 'phones' },
  'number.assign': ASSIGNED,
  'number.release': ASSIGNED,
  'number.delete': { carrier: 'text' },
  'number.set-pool': { publisher: 'text', poolSize: 'count', holdMinutes: 'count', hosts: 'text' },
  'dispute.write': {},
  'dispute.appeal': {},
  'dispute.decide-appeal': SALE_DECIDED,
  'number.buy': { carrier: 'text', monthlyCents: 'cents' },
  'number.adopt': { numbers: 'phones', carrier: 'text' },
  'number.return': { carrier: 'text' },
  'carrier-account.create': CARRIER,
  'carrier-account.rotate': {},
  'carrier-account.delete': CARRIER,
  'call.dispute': { billing: 'billing' },
  'call.decide': SALE_DECIDED,
  'conversion.dispute': { billing: 'billing' },
  'conversion.decide': SALE_DECIDED,
  'lead.return': { billing: 'billing' },
  'lead.decide': SALE_DECIDED,
  'lead-form.save': {
    version: 'count',
    fields: 'text',
    sentenceVersion: 'count',
    redirect: 'text',
    takesImports: 'yesNo',
  },
  'lead-import.run': { rows: 'count' },
  'lead.look': {},
  'postback.issue-token': { token: 'text' },
  'postback.revoke-token': { token: 'text' },
  'api-key.create': { mode: 'text', token: 'text', scopes: 'text', addresses: 'text', expiresAt: 'moment' },
  'api-key.revoke': { token: 'text' },
  'webhook.create': WEBHOOK,
  'webhook.edit': { ...WEBHOOK, isOn: 'yesNo' },
  'webhook.rotate': {},
  'webhook.delete': WEBHOOK,
  'postback-address.create': WEBHOOK,
  'postback-address.edit': WEBHOOK,
  'conversion-feed.create': {},
  'conversion-feed.rotate': {},
  'conversion-feed.delete': {},
  'person.find': { calls: 'count', leads: 'count' },
  'person.export': { calls: 'count', leads: 'count' },
  'person.erase': { isSuppressed: 'yesNo' },
  'suppression.add': { added: 'count' },
  'suppression.remove': {},
  'lead-way.edit': { ways: 'text' },
  'lead-way.rotate': { address: 'text' },
  'correction.run': {
    action: 'correctionAction',
    ...{ calls: 'count', leads: 'count', conversions: 'count' }, // of what it corrects
    priceCents: 'cents',
    payoutCents: 'cents',
  },
  'recording.listen': {},
  'recording.delete': { seconds: 'seconds', keptUntil: 'moment' },
  'call.test': { callSid: 'id', talkSeconds: 'seconds', isBilled: 'yesNo' },
  'caller.block': { number: 'phone', advertiser: 'advertiserOrNetwork' },
  'settings.change': {
    email: 'text',
    sessionDays: 'count',
    ...LEGAL,
    bankName: 'text',
    holder: 'text',
    account: 'text',
    routing: 'text',
    note: 'text',
    alertHours: 'count',
    netDays: 'count',
    secondReminderDays: 'count',
    thirdReminderDays: 'count',
    pauseDays: 'count',
    thresholdDollars: 'count',
    taxForms: 'taxFormRule',
    necThresholds: 'text',
    earlyFeeBasisPoints: 'count',
    shareBasisPoints: 'count',
    months: 'count',
    keptMonths: 'count',
    restDays: 'count',
    refillLevel: 'count',
    refillPerDay: 'count',
    refillAreaCodes: 'text',
    refillAbroad: 'text',
    personalDataDays: 'count',
    appealDays: 'count',
    importHours: 'count',
    refusedRowDays: 'count',
    achCompanyName: 'text',
    achCompanyId: 'text',
    achBankRouting: 'text',
    achBankName: 'text',
    achImmediateOrigin: 'text',
    debtorName: 'text',
    debtorAccount: 'text',
    debtorBic: 'text',
    debtorStreet: 'text',
    debtorPostcode: 'text',
    debtorTown: 'text',
    debtorCountry: 'text',
    ...{ name: 'text', accent: 'text', logo: 'text', senderName: 'text', senderEmail: 'text' },
    ...{ termsEn: 'text', termsEs: 'text', privacyEn: 'text', privacyEs: 'text' },
    trackingHosts: 'text',
    languageMode: 'languageMode',
    ...{ facebook: 'text', x: 'text', linkedin: 'text', instagram: 'text' },
    ...{ leadsFigure: 'text', qualifiedFigure: 'text', conversionFigure: 'text', partnersFigure: 'text' },
  },
  'transfer.announce': TRANSFER,
  'transfer.record': TRANSFER,
  'transfer.import': { lines: 'count', matchedLines: 'count' },
  'transfer.match': TRANSFER,
  'transfer.ignore': TRANSFER,
  'transfer.undo': TRANSFER,
  'transfer.join': TRANSFER,
  'reconciliation.run': { newLines: 'count', openDifferences: 'count' },
  'difference.resolve': DIFFERENCE,
  'difference.book-fee': DIFFERENCE,
  'ledger.record': {
    top_up: 'cents',
    withdrawal: 'cents',
    chargeback: 'cents',
    adjustment: 'cents',
    bonus: 'cents',
    creditLimitCents: 'cents',
    netDays: 'count',
  },
  'funding-method.make-default': { method: 'text' },
  'funding-method.remove': { method: 'text' },
  'auto-recharge.change': {
    isOn: 'yesNo',
    belowCents: 'cents',
    addCents: 'cents',
    dailyLimitCents: 'cents',
    method: 'text',
  },
  'payment.refund': { refund: 'cents', payment: 'id' },
  'payout-run.propose': {},
  'payout-run.exclude': { publisher: 'text' },
  'payout-run.include': { publisher: 'text' },
  'payout-run.approve': { approvals: 'count', isFrozen: 'yesNo', publishers: 'count', amountCents: 'cents' },
  'payout-run.cancel': {},
  'payout-file.make': { file: 'text', publishers: 'count', amountCents: 'cents' },
  'payout-file.download': { file: 'text' },
  'payout-batch.send': { publishers: 'count', amountCents: 'cents' },
  'payout.mark-sent': PAYOUT,
  'payout.mark-failed': PAYOUT,
  'payout.retry': PAYOUT,
  'tax-form.sign': { taxForm: 'taxFormKind', validUntil: 'text' },
  'tax-form.open': { taxForm: 'taxFormKind' },
  'tax-report.download': { year: 'text', publishers: 'count', amountCents: 'cents' },
  'payout-terms.change': { schedule: 'payoutSchedule', netDays: 'count', heldReason: 'text' },
} as const satisfies Record<AuditedAction, Record<string, FactKind>>;

type FactsOf<Action extends AuditedAction> = (typeof AUDIT_FACTS)[Action];
type NamesIn<Facts> = Facts extends unknown ? keyof Facts & string : never;

/** Every name a fact is kept under, whatever was done. */
export type FactName = NamesIn<FactsOf<AuditedAction>>;

/** What a command may hand to the log. */
export type AuditFacts<Action extends AuditedAction> = Partial<Record<NamesIn<FactsOf<Action>>, unknown>>;

/** Undefined for what an older version kept under a name that is gone. */
export function factKind(action: AuditedAction, name: string): FactKind | undefined {
  const facts: Partial<Record<string, FactKind>> = AUDIT_FACTS[action];
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}
