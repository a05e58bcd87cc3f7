import type { Tag } from './tags.ts';

/** What is said of an operation; the contract has its shape, and browsers need not carry this. */
type OperationText = { tag: Tag; summary: string; description: string };

type Texts = Readonly<Record<string, OperationText>>;

const text = (tag: Tag, summary: string, description: string): OperationText => ({ tag, summary, description });

const KEYS: Texts = {
  readCurrentKey: text('Keys', 'Read this key', 'Whose the key is that asks, what it may do, and until when.'),
  revokeCurrentKey: text(
    'Keys',
    'Revoke this key',
    'Ends the key that asks, at once and for good. Whoever finds a key that leaked can do this; its account is told.',
  ),
};

const CAMPAIGNS: Texts = {
  listOffers: text(
    'Offers',
    'List offers',
    'Campaigns as publishers meet them: those that are active, and those the publisher has joined, with what this publisher earns. Admins name a publisher with `account`, or see what any would earn.',
  ),
  readOffer: text(
    'Offers',
    'Read an offer',
    'One campaign as publishers meet it, with their own terms and application.',
  ),
  listCampaigns: text(
    'Campaigns',
    'List campaigns',
    "An advertiser's own campaigns with everything that was agreed; all of them, or those of one account, for admins.",
  ),
  readCampaign: text(
    'Campaigns',
    'Read a campaign',
    'One campaign with its terms, targets, caps and what it may become next.',
  ),
  createCampaign: text(
    'Campaigns',
    'Create a campaign',
    'Makes a draft, or with `submit` one that is sent for review at once.',
  ),
  editCampaign: text(
    'Campaigns',
    'Edit a campaign',
    'Writes all of a campaign anew. `version` is the one your change was made from; if somebody changed it since, the answer is 409 `campaign_changed`.',
  ),
  editTarget: text(
    'Campaigns',
    'Pause a target or set its caps',
    'Changes one of `terms.targets` from now on, without the version that whole edits ask for.',
  ),
  submitCampaign: text('Campaigns', 'Send a campaign for review', 'An admin decides about it.'),
  pauseCampaign: text(
    'Campaigns',
    'Pause a campaign',
    'It takes nothing more until it is resumed. Calls that are under way go on.',
  ),
  resumeCampaign: text('Campaigns', 'Resume a campaign', 'It takes calls, leads and clicks again.'),
};

const APPLICATIONS: Texts = {
  listApplications: text(
    'Applications',
    'List applications',
    "A publisher's own; those for an advertiser's campaigns; all of them for admins. The newest first.",
  ),
  readApplication: text(
    'Applications',
    'Read an application',
    'One application, with number and link once it is approved.',
  ),
  applyToOffer: text(
    'Applications',
    'Apply to an offer',
    'Asks the advertiser to let this publisher work for the offer.',
  ),
  withdrawApplication: text('Applications', 'Withdraw an application', 'Takes back one that nobody has decided yet.'),
  decideApplication: text(
    'Applications',
    'Decide an application',
    'Approves or rejects it. An approval hands out a number and a link.',
  ),
  revokeApplication: text(
    'Applications',
    'Revoke an approval',
    'Ends it; its number goes to rest, and the publisher reads the reason.',
  ),
};

const WAYS: Texts = {
  listNumbers: text('Numbers', 'List numbers', "A publisher's tracking numbers; the whole pool for admins."),
  leaseNumber: text(
    'Numbers',
    'Lease a number for a visitor',
    'What `dni.js` asks from a page: a number of the pool for this visitor, so that a call is attributed to the click. Needs no key; open to any origin, or to those the application lists. Without a free number the fixed one is answered, and no call is lost.',
  ),
  listLinks: text('Links', 'List links', 'Saved links of a publisher, with their figures in the time asked for.'),
  readLink: text('Links', 'Read a link', 'One saved link.'),
  createLink: text(
    'Links',
    'Create a link',
    'A short link to an offer, with subs, source and a deep link kept behind it.',
  ),
  editLink: text('Links', 'Edit a link', 'Changes what stands behind it; its address and its offer stay for good.'),
  archiveLink: text('Links', 'Archive a link', 'Out of the list, or back into it. It leads on either way.'),
  listClicks: text(
    'Clicks',
    'List clicks',
    'Who followed a link, each with its verdict. The newest first; `since` says from which moment on was looked.',
  ),
};

const SALES: Texts = {
  listCalls: text(
    'Calls',
    'List calls',
    'The newest first. What the other side pays or earns is null, and so is what only admins know.',
  ),
  readCall: text(
    'Calls',
    'Read a call',
    'One call with everything that explains it: `trace` has one line for each rule, in the order they spoke; the timeline, the targets that were tried, the price with its factors, and the ledger entries.',
  ),
  disputeCall: text(
    'Calls',
    'Dispute a call',
    'For the advertiser, inside the approval time. The money waits until an admin decides.',
  ),
  decideCall: text('Calls', 'Decide a call', 'For admins: a dispute, or a call in review, is approved or refused.'),
  listLeads: text(
    'Leads',
    'List leads',
    'The newest first, with as much of the person as the screens of this account show.',
  ),
  readLead: text(
    'Leads',
    'Read a lead',
    'One lead with everything that explains it: the rules that spoke, its timeline, price, consent and ledger entries.',
  ),
  returnLead: text(
    'Leads',
    'Return a lead',
    'For the advertiser, inside the approval time: its dispute. An admin decides.',
  ),
  decideLead: text('Leads', 'Decide a lead', 'For admins: a returned lead, or one in review, is approved or refused.'),
  listConversions: text('Conversions', 'List conversions', 'The newest first, accepted and refused ones.'),
  readConversion: text(
    'Conversions',
    'Read a conversion',
    'One conversion with its changes, its money and what it came from.',
  ),
  disputeConversion: text(
    'Conversions',
    'Dispute a conversion',
    'For the advertiser, inside the approval time. An admin decides.',
  ),
  decideConversion: text(
    'Conversions',
    'Decide a conversion',
    'For admins: one in dispute or review is approved or refused.',
  ),
  listDisputes: text(
    'Disputes',
    'List disputes',
    'What was disputed and waits to be decided, the newest first. `of` says of what: each kind is a list of its own.',
  ),
  readDispute: text(
    'Disputes',
    'Read a dispute',
    'One call, lead or conversion that was disputed: how it was decided, and the appeal against it. Appeals are made in the panels.',
  ),
  reportConversion: text(
    'Conversions',
    'Report a conversion (GET)',
    "For advertisers' systems, by the token of the campaign instead of a key. One of `click_id`, `call_id` and `lead_id` says what it came from.",
  ),
  postConversion: text(
    'Conversions',
    'Report a conversion (POST)',
    'The same as JSON or as a form; what stands in the body goes before the address.',
  ),
};

const LEAD_INTAKE: Texts = {
  postLead: text(
    'Leads',
    'Post a lead',
    'Judged at once by every rule of the campaign. What can be read is always answered 201: `accepted`, `rejected` with a reason, `duplicate`, or `pending` where the campaign counts a lead only once its delivery was accepted. 422 names every field that cannot be read. JSON or a form (`fields.x`).',
  ),
  pingLead: text(
    'Leads',
    'Ask what a lead would bring',
    'Without personal data: what a lead from there would be paid, promised for 60 seconds and one post with that `pingId`. A ping reserves nothing.',
  ),
};

const MONEY: Texts = {
  runReport: text(
    'Reports',
    'Run a report',
    'The figures of the report page, asked as it asks: by the dimensions and for the time you choose, compared with another time if you want.',
  ),
  exportReport: text('Reports', 'Export a report', 'The same as a file, CSV or XLSX: every row, not a page of them.'),
  readBalance: text(
    'Ledger',
    'Read the balance',
    'What an advertiser has left and has reserved, or what of a publisher is held, approved and paid. Admins name the account.',
  ),
  listEntries: text(
    'Ledger',
    'List entries',
    'Everything that moved the money of an account, the newest first. Admins name the account.',
  ),
  listPostings: text(
    'Ledger',
    'List postings',
    'For admins: the ledger of the whole network, entry by entry, both sides of each.',
  ),
  listPayouts: text('Payouts', 'List payouts', 'What a publisher was paid, the newest first. Admins name the account.'),
  readPayout: text('Payouts', 'Read a payout', 'One payout with what it is made of.'),
  listPayoutLines: text('Payouts', 'List the lines of a payout', 'Every sale and correction that was paid with it.'),
  readPayoutPdf: text('Payouts', 'Download the statement of a payout', "A PDF, in the publisher's own language."),
  listInvoices: text(
    'Invoices',
    'List invoices',
    'What an advertiser was charged, the newest first. Admins name the account.',
  ),
  readInvoice: text('Invoices', 'Read an invoice', 'One invoice with its lines.'),
  readInvoicePdf: text('Invoices', 'Download an invoice', 'The invoice as it was issued, a PDF.'),
};

const WEBHOOKS: Texts = {
  sendWebhookTest: text(
    'Webhooks',
    'Send a test',
    'Queues a `webhook.test` event for one of your webhook addresses and answers with the delivery.',
  ),
};

/** By the name in the contract; a test keeps it complete. */
export const OPERATION_TEXTS: Texts = {
  ...KEYS,
  ...CAMPAIGNS,
  ...APPLICATIONS,
  ...WAYS,
  ...LEAD_INTAKE,
  ...SALES,
  ...MONEY,
  ...WEBHOOKS,
};

/** In the order they are read in, which no loader of modules changes. */
export function inReadingOrder<Described>(api: ReadonlyMap<string, Described>): [string, Described][] {
  const names = Object.keys(OPERATION_TEXTS);
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...api].sort(([a], [b]) => placeOf(a) - placeOf(b));
}
