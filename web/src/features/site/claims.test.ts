import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OFFERED } from '@callstead/domain/offered';
import { describe, expect, test } from 'vitest';
import type { MessageTree } from '../../i18n/define-messages.ts';
import { QUESTIONS } from './faq/faq-content.ts';
import { homeMessages } from './home/messages.ts';
import { PRIVACY } from './privacy/privacy-content.ts';
import type { LegalSection } from './shared/legal-document.tsx';
import { TERMS } from './terms/terms-content.ts';

/** Says nothing about what the network does: an obligation, a right, a heading, a picture in words. */
const PLAIN = 'plain';
type Test = readonly [file: string, test: string];
type Proof = typeof PLAIN | Test | readonly Test[];

const STORIES = 'e2e/stories';
const CALLS = 'server/src/modules/calls/calls.test.ts';
const BILLING = 'server/src/modules/calls/billing.test.ts';
const ONE_CALL = `${STORIES}/calls/one-call.spec.ts`;

const WATCHED = [`${STORIES}/calls/live.spec.ts`, 'a call placed from the screen is watched by both sides'] as const;
const RINGS = [CALLS, 'a call rings, is answered, talks long enough, and its money stands on both sides'] as const;
const TOO_SHORT = [CALLS, 'a short call is not paid and gives everything back'] as const;
const REFUSED = [ONE_CALL, 'a refused call says which rule refused it, and an outsider finds nothing'] as const;
const EXPLAINED = [ONE_CALL, 'a paid call explains itself to each side'] as const;
const ONE_REASON = ['domain/src/routing/route-call.test.ts', 'a call is refused with one reason'] as const;
const LIMITS = ['server/src/modules/calls/reservation.test.ts', 'state and refusal are, in every world'] as const;
const PRICED = ['domain/src/pricing/price-call.test.ts', 'floor ≤ price ≤ ceiling'] as const;
const APPROVED = [BILLING, 'a held call is approved by itself when its time is over, and not before'] as const;
const DISPUTED = [BILLING, 'a dispute inside the time waits for an admin, who gives the money back'] as const;
const BOOKS = [BILLING, 'the books cannot be edited'] as const;
const HEARD = [
  'server/src/modules/recordings/listening.test.ts',
  'both sides of the call may, others find nothing',
] as const;
const NOTICE = ['server/src/telephony/twiml.test.ts', 'callers hear a notice before a call that is recorded'] as const;
const MASKED = ['domain/src/calls/mask-caller.test.ts', 'of any number at least five digits stay hidden'] as const;
const NUMBERED = ['server/src/modules/numbers/numbers.test.ts', 'the publisher is told which number it is'] as const;
const NEXT_PAYOUT = [
  `${STORIES}/panels/money.spec.ts`,
  'a publisher sees what is held, approved and paid next',
] as const;
const CARDS = [
  'server/src/modules/payments/no-card-numbers.test.ts',
  'what a card says of itself is typed on the page of the gateway, and no request of ours takes it',
] as const;
const CLICKED = [
  'server/src/modules/clicks/clicks.test.ts',
  'a click leads on with its id, is kept with what it said',
] as const;
const NO_ADDRESS = ['server/src/modules/clicks/clicks.test.ts', 'no click holds the address of its visitor'] as const;
const LINKED = [`${STORIES}/links/a-link.spec.ts`, 'a publisher makes a link, a visitor follows it'] as const;
const LINK_FIGURES = [
  'server/src/modules/links/links.test.ts',
  'figures of a link are its clicks, calls, leads and money of the days asked for',
] as const;
const FOUR_FIELDS = [
  `${STORIES}/campaigns/create.spec.ts`,
  'four fields, a category, a price and a number make',
] as const;
const REVIEWED = [
  'server/src/modules/identity/accounts/accounts.test.ts',
  'an admin approves a pending account',
] as const;
const CONFIRMED = [
  'server/src/modules/identity/registration/registration.test.ts',
  'the link of the mail confirms it, and login then waits for the admin',
] as const;
const OFFERS = [`${STORIES}/site/offers.spec.ts`, 'offers are searched, filtered and cleared'] as const;
const CATALOGUE = ['server/src/modules/campaigns/offers.test.ts', 'has every specified field'] as const;
const CONTACT = [`${STORIES}/admin/tickets.spec.ts`, 'a visitor is answered by mail'] as const;
const TWO_STEPS = [`${STORIES}/accounts/two-factor.spec.ts`, 'somebody turns on the second step'] as const;
const EXPIRED = [
  'server/src/modules/identity/delete-expired.test.ts',
  'what has expired is deleted, what is good stays',
] as const;
const OWN_ACCOUNT = [`${STORIES}/members/account.spec.ts`, 'a publisher reads their account, edits it'] as const;
const LEADS = 'server/src/modules/leads/leads.test.ts';
const LEAD_PAID = [LEADS, 'is charged at once: the payout held, the margin ours'] as const;
const LEAD_LIMITS = [
  LEADS,
  'of fifty at once with room for seven, seven are taken: by budget, by cap, by balance',
] as const;
const LEAD_RULES = [LEADS, 'for what its rules say, and says which'] as const;
const LEAD_RETURNED = [LEADS, 'a return is decided, what is approved is paid out'] as const;
const LEAD_SEEN = [
  'server/src/modules/leads/screens.test.ts',
  'is whole for the advertiser who took it, masked for its publisher, whole for admins',
] as const;
const LEAD_SENT = [
  'server/src/modules/leads/delivery/delivery.test.ts',
  'goes out once, signed, whoever sends it',
] as const;
const FORM_FILLED = [
  'server/src/modules/leads/hosted-form/form.test.ts',
  'filled in is a lead of that publisher, with the click, what was agreed to and how it was shown',
] as const;
const KEYS_HASHED = [
  'server/src/modules/integrations/keys/keys.test.ts',
  'is shown once, works, and is kept as a hash alone',
] as const;
const NOT_LOGGED = ['server/src/http/security.test.ts', 'no password, token or query string reaches the log'] as const;

/** What the public pages claim, sentence by sentence, and the test that would fail if it were not so. */
const PROOFS: Record<string, Proof> = {
  'home.hero.title': RINGS,
  'home.hero.text': [RINGS, LEAD_PAID],
  'home.hero.line': PLAIN,
  'home.ticker.note': WATCHED,
  'home.local.title': PLAIN,
  'home.local.text': RINGS,
  'home.local.places': ONE_REASON,
  'home.local.map': PLAIN,
  'home.growth.title': PLAIN,
  'home.growth.text': PRICED,
  'home.growth.both': PLAIN,
  'home.steps.title': PLAIN,
  'home.steps.intro': PLAIN,
  'home.steps.define.text': FOUR_FIELDS,
  'home.steps.price.text': [LIMITS, LEAD_LIMITS],
  'home.steps.receive.text': TOO_SHORT,
  'home.steps.measure.text': EXPLAINED,
  'home.benefits.title': PLAIN,
  'home.benefits.affiliates.payments.text': NEXT_PAYOUT,
  'home.benefits.affiliates.statistics.text': LINK_FIGURES,
  'home.benefits.affiliates.tracking.text': LINKED,
  'home.benefits.affiliates.reasons.text': REFUSED,
  'home.benefits.advertisers.qualified.text': TOO_SHORT,
  'home.benefits.advertisers.exclusive.text': [RINGS, LEAD_SEEN],
  'home.benefits.advertisers.fraud.text': [CALLS, 'a blocked caller reaches nobody'],
  'home.benefits.advertisers.portal.text': EXPLAINED,
  'home.transparency.title': EXPLAINED,
  'home.transparency.text': EXPLAINED,
  'home.transparency.privacy': HEARD,
  'home.transparency.waveform': PLAIN,
  'home.closing.title': PLAIN,
  'home.closing.text': REVIEWED,
  'faq.what-is-callstead.0': [RINGS, LEAD_PAID],
  'faq.what-is-callstead.1': [TOO_SHORT, LEAD_RULES, LEAD_SEEN],
  'faq.how-pay-per-call-works.0': ONE_REASON,
  'faq.how-pay-per-call-works.1': TOO_SHORT,
  'faq.register-as-affiliate.0': CONFIRMED,
  'faq.register-as-affiliate.1': REVIEWED,
  'faq.campaign-kinds.0': OFFERS,
  'faq.campaign-kinds.1': CATALOGUE,
  'faq.register-as-advertiser.0': CONFIRMED,
  'faq.register-as-advertiser.1': FOUR_FIELDS,
  'faq.advertiser-benefits.0': [LIMITS, LEAD_LIMITS],
  'faq.advertiser-benefits.1': DISPUTED,
  'faq.call-tracking.0': NUMBERED,
  'faq.call-tracking.1': MASKED,
  'faq.call-tracking.2': CLICKED,
  'faq.payment-frequency.0': NEXT_PAYOUT,
  'faq.payment-frequency.1': [APPROVED, LEAD_RETURNED],
  'terms.acceptance.0': PLAIN,
  'terms.acceptance.1': PLAIN,
  'terms.service.0': [RINGS, LEAD_PAID],
  'terms.service.1': ONE_REASON,
  'terms.service.2': NOTICE,
  'terms.service.3': PLAIN,
  'terms.accounts.0': REVIEWED,
  'terms.accounts.1': [TWO_STEPS, KEYS_HASHED],
  'terms.accounts.2': PLAIN,
  'terms.affiliates.0': PLAIN,
  'terms.affiliates.1.0': PLAIN,
  'terms.affiliates.1.1': PLAIN,
  'terms.affiliates.1.2': PLAIN,
  'terms.affiliates.1.3': PLAIN,
  'terms.affiliates.1.4': PLAIN,
  'terms.affiliates.1.5': PLAIN,
  'terms.affiliates.2': PLAIN,
  'terms.advertisers.0': PLAIN,
  'terms.advertisers.1.0': PLAIN,
  'terms.advertisers.1.1': PLAIN,
  'terms.advertisers.1.2': [CALLS, 'an advertiser who runs out of money gets exactly the calls the balance covers'],
  'terms.advertisers.1.3': DISPUTED,
  'terms.advertisers.1.4': PLAIN,
  'terms.payments.0': RINGS,
  'terms.payments.1': APPROVED,
  'terms.payments.2': NEXT_PAYOUT,
  'terms.payments.3': PLAIN,
  'terms.payments.4': BOOKS,
  'terms.intellectual-property.0': PLAIN,
  'terms.intellectual-property.1': PLAIN,
  'terms.liability.0': PLAIN,
  'terms.liability.1': PLAIN,
  'terms.liability.2': PLAIN,
  'terms.amendments.0': PLAIN,
  'terms.amendments.1': PLAIN,
  'terms.contact.0': CONTACT,
  'privacy.introduction.0': PLAIN,
  'privacy.introduction.1': PLAIN,
  'privacy.information.0.0': OWN_ACCOUNT,
  'privacy.information.0.1': CARDS,
  'privacy.information.0.2': NOTICE,
  'privacy.information.0.3': FORM_FILLED,
  'privacy.information.0.4': NO_ADDRESS,
  'privacy.information.0.5': CONTACT,
  'privacy.information.0.6': PLAIN,
  'privacy.use.0': PLAIN,
  'privacy.use.1.0': REVIEWED,
  'privacy.use.1.1': [RINGS, LEAD_SENT],
  'privacy.use.1.2': DISPUTED,
  'privacy.use.1.3': [CALLS, 'after a qualified one the next is a duplicate'],
  'privacy.use.1.4': CONTACT,
  'privacy.use.1.5': PLAIN,
  'privacy.use.2': EXPIRED,
  'privacy.disclosure.0': PLAIN,
  'privacy.disclosure.1.0': HEARD,
  'privacy.disclosure.1.1': MASKED,
  'privacy.disclosure.1.2': PLAIN,
  'privacy.disclosure.1.3': PLAIN,
  'privacy.disclosure.1.4': PLAIN,
  'privacy.disclosure.2': LEAD_SEEN,
  'privacy.security.0': [NOT_LOGGED, KEYS_HASHED],
  'privacy.security.1': PLAIN,
  'privacy.cookies.0': PLAIN,
  'privacy.cookies.1.0': ['server/src/modules/identity/session/session.test.ts', 'ends with logout'],
  'privacy.cookies.1.1': [`${STORIES}/accounts/two-factor.spec.ts`, 'a trusted device is not asked again'],
  'privacy.cookies.1.2': [`${STORIES}/accounts/language.spec.ts`, 'a chosen language is remembered on every page'],
  'privacy.cookies.2': [`${STORIES}/accessibility/crawl.spec.ts`, 'nothing is asked from any other host'],
  'privacy.rights.0': PLAIN,
  'privacy.rights.1': OWN_ACCOUNT,
  'privacy.rights.2': PLAIN,
  'privacy.changes.0': PLAIN,
  'privacy.contact.0': CONTACT,
};

/** Every sentence of the landing page; labels are none. */
function sentencesIn(tree: MessageTree, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== 'string') return sentencesIn(value, `${path}.${key}`);
    return value.endsWith('.') ? [`${path}.${key}`] : [];
  });
}

const paragraphsIn = (sections: readonly LegalSection[], name: string) =>
  sections.flatMap(({ id, body }) =>
    body.flatMap((block, index) =>
      'list' in block ? block.list.map((_, place) => `${name}.${id}.${index}.${place}`) : [`${name}.${id}.${index}`],
    ),
  );

const PUBLIC_COPY = [
  ...sentencesIn(homeMessages.en, 'home'),
  ...QUESTIONS.flatMap(({ id, answer }) => answer.map((_, index) => `faq.${id}.${index}`)),
  ...paragraphsIn(TERMS, 'terms'),
  ...paragraphsIn(PRIVACY, 'privacy'),
];

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

describe('what landing, FAQ, terms and privacy claim', () => {
  test('is listed sentence by sentence, and nothing else is', () => {
    expect(Object.keys(PROOFS).toSorted()).toEqual(PUBLIC_COPY.toSorted());
  });

  const isOne = (proof: Test | readonly Test[]): proof is Test => typeof proof[0] === 'string';
  const proofs = Object.values(PROOFS)
    .filter((proof) => proof !== PLAIN)
    .flatMap((proof) => (isOne(proof) ? [proof] : proof));
  test.each([...new Set(proofs)])('%s proves it: %s', (file, name) => {
    expect(existsSync(`${ROOT}${file}`)).toBe(true);
    expect(readFileSync(`${ROOT}${file}`, 'utf8')).toContain(name);
  });

  test('names nothing that is not offered yet', () => {
    const copy = JSON.stringify([homeMessages, QUESTIONS, TERMS, PRIVACY]);
    const words = {
      links: /tracking links?|enlaces? de seguimiento|sub-IDs?|\bclicks?\b|\bclics?\b/gi,
      api: /\bAPI\b/g,
    };
    for (const [feature, found] of Object.entries(words))
      if (!OFFERED[feature as keyof typeof words]) expect(copy.match(found)).toBeNull();
  });
});
