import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALL_VIEWS } from '../calls/call-view.ts';
import { LEAD_STATUSES } from './lead.ts';
import { type LeadPerson, PERSON_SIGHT, seenPerson, withoutPerson } from './seen-person.ts';

const ANA: LeadPerson = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '+13055550142',
  email: 'ana.ruiz@ruiz-homes.com',
  fields: { roof: 'Tile' },
  ip: '192.0.2.7',
  userAgent: 'Mozilla/5.0',
  certificateUrl: 'https://cert.example.com/ana',
};

describe('who sees the person behind a lead', () => {
  test('is told by their panel and by what became of the lead', () => {
    const told = CALL_VIEWS.map((view) => [view, LEAD_STATUSES.map((status) => seenPerson(ANA, view, status).sight)]);
    expect(told).toEqual([
      ['publisher', ['masked', 'masked', 'masked', 'masked']],
      ['advertiser', ['whole', 'masked', 'hidden', 'hidden']],
      ['admin', ['whole', 'whole', 'masked', 'masked']],
    ]);
  });

  test('reads of one that is masked enough to tell people apart, and of one that is hidden nothing', () => {
    expect(seenPerson(ANA, 'publisher', 'accepted').person).toEqual({
      firstName: 'A•••',
      lastName: 'R•••',
      phone: '+1 305 ••• ••42',
      email: 'a•••@•••.com',
      fields: null,
      ip: '192.0.•.•',
      userAgent: 'Mozilla/5.0',
      certificateUrl: null,
    });
    expect(seenPerson(ANA, 'advertiser', 'rejected')).toEqual({ sight: 'hidden', person: null });
    expect(seenPerson(ANA, 'advertiser', 'accepted')).toEqual({ sight: 'whole', person: ANA });
    expect(seenPerson({ ...ANA, ip: '2001:db8:7::1' }, 'publisher', 'accepted').person?.ip).toBe('2001:db8:•');
  });

  test('learns that somebody was erased', () => {
    for (const view of CALL_VIEWS)
      expect(seenPerson(null, view, 'accepted')).toEqual({ sight: 'erased', person: null });
  });

  test('never finds an address or a number whole where they are masked', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);
    fc.assert(
      fc.property(
        digits,
        fc.emailAddress(),
        fc.constantFrom(...CALL_VIEWS),
        fc.constantFrom(...LEAD_STATUSES),
        (number, email, view, status) => {
          fc.pre(PERSON_SIGHT[view][status] !== 'whole');
          const seen = JSON.stringify(
            seenPerson({ ...ANA, phone: `+1${number}`, email, firstName: null, lastName: null }, view, status).person,
          );
          expect(seen).not.toContain(email);
          expect(seen.replace(/\D/g, '')).not.toContain(number);
        },
      ),
    );
  });
});

test('what was written about a lead names nobody to those who may not know', () => {
  const written = 'ANA Ruiz said (305) 555-0142 is wrong, write to Ana.Ruiz@ruiz-homes.com. Anabel agrees.';
  expect(withoutPerson(written, ANA)).toBe(
    'A••• R••• said +1 305 ••• ••42 is wrong, write to a•••@•••.com. Anabel agrees.',
  );
  expect(withoutPerson('fine', { firstName: null, lastName: null, phone: null, email: null })).toBe('fine');
});
