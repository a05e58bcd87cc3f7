import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_STATUSES } from '../campaigns/terms.ts';
import { ACCOUNT_STATUSES } from '../identity/account.ts';
import { hoursDaily } from '../testing/a-call.ts';
import { explainLink } from './explain-link.ts';
import { type JudgedLink, judgeLink } from './judge-click.ts';
import { isLinkCode, newLinkCode } from './link-code.ts';

const anyLink: fc.Arbitrary<JudgedLink> = fc.record({
  campaign: fc.option(
    fc.record({
      status: fc.constantFrom(...CAMPAIGN_STATUSES),
      advertiserStatus: fc.constantFrom(...ACCOUNT_STATUSES),
      hours: fc.constantFrom(null, hoursDaily('America/New_York', { from: 540, to: 1020 })),
    }),
  ),
  publisherStatus: fc.option(fc.constantFrom(...ACCOUNT_STATUSES)),
  isApproved: fc.boolean(),
});
const anyState = fc.record({ isFull: fc.boolean(), at: fc.integer({ min: 0, max: 4e12 }).map((ms) => new Date(ms)) });

test('an explanation says what a click would get, and only the last rule may have failed', () => {
  fc.assert(
    fc.property(anyLink, anyState, (link, state) => {
      const { verdict, rules } = explainLink(link, state);
      expect(verdict).toBe(judgeLink(link, state));
      expect(rules.slice(0, -1).every(({ passed }) => passed)).toBe(true);
      expect(rules.at(-1)?.passed).toBe(verdict === 'ok');
    }),
  );
});

test('codes are seven letters and digits that nobody confuses, and no affId is one', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (chances) => {
      const code = newLinkCode(() => chances.next().value ?? 0);
      expect(isLinkCode(code)).toBe(true);
      expect(code).not.toMatch(/[IOL01]/);
    }),
  );
  for (const other of ['EQV27P', 'abcdefg', 'ABCDEF0', 'ABCDEFGH', 'ABC/DEF', ''])
    expect(isLinkCode(other)).toBe(false);
});
