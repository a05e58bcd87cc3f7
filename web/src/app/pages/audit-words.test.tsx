import type { AuditEntry } from '@callstead/contract/audit';
import { AUDIT_FACTS, type FactKind, type FactName } from '@callstead/domain/audit/audit-facts';
import { AUDITED_ACTIONS, type AuditedAction } from '@callstead/domain/audit/audited-action';
import type { CampaignPart } from '@callstead/domain/campaigns/changed-parts';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useToldChanges } from '../../features/audit/log/told-changes.ts';
import { usePartWords } from '../../features/campaigns/shared/part-words.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { anAuditEntry } from '../../testing/an-audit-entry.ts';
import { aCampaign } from '../../testing/campaigns.ts';

const CALL = 'call_01m7gaxaxqy6hazvavjm09z3xz';
const ID = '7a9e1c04-52c1-4a0e-9b57-2f1f0c9f3a11';

/** What was and what is, as each kind is kept. */
const SAMPLES: Record<Exclude<FactKind, 'campaignPart'>, readonly [unknown, unknown]> = {
  text: ['Antes', 'Después'],
  phone: ['+13055550142', '+13055550143'],
  phones: [[{ number: '+13055550142', carrier: 'twilio' }], [{ number: '+13055550143', carrier: 'twilio' }]],
  id: [ID, CALL],
  count: [1, 2500],
  cents: [450, 1_234_500],
  seconds: [59, 428],
  moment: ['2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z'],
  yesNo: [false, true],
  advertiserOrNetwork: [null, 'Casa Clara'],
  accountStatus: ['pending', 'approved'],
  userType: ['publisher', 'affiliate'],
  ticketStatus: ['open', 'closed'],
  ticketPriority: ['low', 'high'],
  ticketSource: ['ContactForm', 'PublisherPanel'],
  campaignStatus: ['pending_review', 'active'],
  campaignType: ['call', 'lead'],
  category: ['homeServices', 'realEstate'],
  applicationStatus: ['pending', 'approved'],
  billing: ['held', 'disputed'],
  correctionAction: ['refuse', 'reprice'],
  basisPoints: [5_000, 6_250],
  paymentKind: ['paypal', 'us_bank'],
  payoutSchedule: ['monthly', 'net'],
  taxFormKind: ['w9', 'w8ben'],
  taxFormRule: ['nobody', 'us_persons'],
  languageMode: ['surface', 'reader'],
};

const AGREED = aCampaign(ID);
const EVERYWHERE = { ...AGREED.terms.geo, states: ['TX' as const] };
const OTHERS: Partial<Record<CampaignPart, unknown>> = {
  pricing: { kind: 'per_conversion', conversion: 'rental_day', priceCents: 900 },
  geo: EVERYWHERE,
  locationMultipliers: { FL: 1.5 },
  overflowNumber: '+13055550199',
  texts: { ...AGREED.texts, es: { ...AGREED.texts.es, title: 'Techos Tampa', keywords: ['techo', 'goteras'] } },
};

function sample(kind: FactKind, name: FactName, side: 0 | 1): unknown {
  if (kind !== 'campaignPart') return SAMPLES[kind][side];
  const part = name as CampaignPart;
  return (side === 1 && OTHERS[part]) || (part === 'texts' ? AGREED.texts : AGREED.terms[part]);
}

function factsOf(action: AuditedAction, side: 0 | 1): Record<string, unknown> {
  const kinds = Object.entries(AUDIT_FACTS[action]) as [FactName, FactKind][];
  return Object.fromEntries(kinds.map(([name, kind]) => [name, sample(kind, name, side)]));
}

/** Of an action everything it may keep: as a change, as something new, as something gone. */
const threeOf = (action: AuditedAction, id: number): AuditEntry[] => {
  const [before, after] = [factsOf(action, 0), factsOf(action, 1)];
  return [
    anAuditEntry({ action, id, before, after }),
    anAuditEntry({ action, id: id + 1, after }),
    anAuditEntry({ action, id: id + 2, before }),
  ];
};

/** JSON, keys in any spelling, whole ids, raw numbers and moments. */
const RAW = [
  /[{}[\]"]/,
  /\b[a-z]+_[a-z_]+\b/,
  /\b[a-z]+[A-Z]\w*/,
  /\b[a-z]+-[a-z]+\.[a-z]/,
  /\+\d{8,}/,
  /\d{4}-\d\d-\d\dT/,
  /[\w-]{20,}/,
  /undefined|null|NaN/,
];
const AS_THEY_ARE = /PayPal|America\/\w+/g;

function expectWords(text: string): void {
  const said = text.replace(AS_THEY_ARE, '');
  for (const raw of RAW) expect(said).not.toMatch(raw);
}

/** Every piece of text on its own. */
function textsIn(container: Node): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

function Told({ entries }: { entries: AuditEntry[] }) {
  const changesOf = useToldChanges(usePartWords());
  return entries.map((entry) => (
    <section key={entry.id} aria-label={entry.action}>
      {changesOf(entry).map(({ name, before, after }) => (
        <p key={name}>
          <i>{name}</i> <b>{before}</b> <u>{after}</u>
        </p>
      ))}
    </section>
  ));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(AUDITED_ACTIONS)('everything %s keeps is told in words', (action) => {
    const { container } = render(
      <LanguageProvider surface={language} chosen={language} choose={() => undefined}>
        <Told entries={threeOf(action, 1)} />
      </LanguageProvider>,
    );
    const texts = textsIn(container);
    for (const text of texts) expectWords(text);
    expect(texts.join()).not.toMatch(/Another detail|in the export only|Otro dato|solo en la exportación/);
    const facts = Object.keys(AUDIT_FACTS[action]);
    expect(container.querySelectorAll('section:nth-of-type(2) p').length).toBeGreaterThanOrEqual(facts.length);
  });
});
