import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coverage, type Credit, coverInvoices, type OpenInvoice, uncoverInvoices } from './cover-invoices.ts';
import { dunningStep, invoiceStatus, openAtIssue } from './invoice-status.ts';

const cents = fc.integer({ min: 1, max: 100_000 });
/** A life of an advertiser: they use the balance, pay in, and a month ends now and then. */
const steps = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('use' as const), cents }),
    fc.record({ type: fc.constant('pay' as const), cents }),
    fc.constant({ type: 'issue' as const, cents: 0 }),
  ),
  { maxLength: 60 },
);

type Books = {
  balance: number;
  unbilled: number;
  entry: number;
  invoices: OpenInvoice[];
  credits: Credit[];
  rows: Coverage[];
};

function live(
  given: readonly { type: 'use' | 'pay' | 'issue'; cents: number }[],
  eachStep: (books: Books) => void,
): void {
  const books: Books = { balance: 0, unbilled: 0, entry: 0, invoices: [], credits: [], rows: [] };
  for (const { type, cents } of given) {
    books.entry += 1;
    if (type === 'use') {
      books.balance -= cents;
      books.unbilled += cents;
    } else if (type === 'pay') {
      books.balance += cents;
      books.credits.push({ entryId: books.entry, freeCents: cents });
      cover(books);
    } else {
      const openCents = openAtIssue({ amountCents: books.unbilled, balanceCents: books.balance });
      books.invoices.push({ id: `${books.invoices.length}`, openCents, openedAfter: books.entry });
      books.unbilled = 0;
    }
    eachStep(books);
  }
}

const covered = ({ rows }: Books, of: Partial<Coverage>) =>
  rows
    .filter((row) => Object.entries(of).every(([key, value]) => row[key as keyof Coverage] === value))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
const openOf = (books: Books, invoice: OpenInvoice) => invoice.openCents - covered(books, { invoiceId: invoice.id });

function cover(books: Books): void {
  const invoices = books.invoices.map((invoice) => ({ ...invoice, openCents: openOf(books, invoice) }));
  const credits = books.credits.map((credit) => {
    return { ...credit, freeCents: credit.freeCents - covered(books, { entryId: credit.entryId }) };
  });
  books.rows.push(...coverInvoices(invoices, credits));
}

test('whatever is used, paid in and invoiced: no invoice is covered beyond what is open, no payment beyond itself', () => {
  fc.assert(
    fc.property(steps, (given) =>
      live(given, (books) => {
        for (const invoice of books.invoices) expect(openOf(books, invoice)).toBeGreaterThanOrEqual(0);
        for (const { entryId, freeCents } of books.credits)
          expect(covered(books, { entryId })).toBeLessThanOrEqual(freeCents);
      }),
    ),
  );
});

test('what is open is what is owed, less what no invoice names yet; the oldest is covered first', () => {
  fc.assert(
    fc.property(steps, (given) =>
      live(given, (books) => {
        const open = books.invoices.map((invoice) => openOf(books, invoice));
        const total = open.reduce((sum, each) => sum + each, 0);
        expect(total).toBeLessThanOrEqual(Math.max(0, -books.balance));
        expect(total).toBeGreaterThanOrEqual(Math.max(0, -books.balance - books.unbilled));
        const firstOpen = open.findIndex((each) => each > 0);
        const touchedLater = books.invoices
          .slice(firstOpen + 1)
          .some(({ id }) => covered(books, { invoiceId: id }) > 0);
        if (firstOpen >= 0) expect(touchedLater).toBe(false);
      }),
    ),
  );
});

test('once more over the same books covers nothing', () => {
  fc.assert(
    fc.property(steps, (given) =>
      live(given, (books) => {
        const before = books.rows.length;
        cover(books);
        expect(books.rows.length).toBe(before);
      }),
    ),
  );
});

test('an invoice is paid unless the balance was below zero at issue; then it waits, and after its day it is overdue', () => {
  expect(openAtIssue({ amountCents: 500, balanceCents: 0 })).toBe(0);
  expect(openAtIssue({ amountCents: 500, balanceCents: -200 })).toBe(200);
  expect(openAtIssue({ amountCents: 500, balanceCents: -900 })).toBe(500);
  expect(openAtIssue({ amountCents: -500, balanceCents: -900 })).toBe(0);
  const open = { openCents: 200, dueOn: '2026-12-31' };
  expect(invoiceStatus({ ...open, openCents: 0 }, '2027-01-05')).toBe('paid');
  expect(invoiceStatus(open, '2026-12-31')).toBe('pending');
  expect(invoiceStatus(open, '2027-01-01')).toBe('overdue');
});

test('three mails, then the pause, each on its day', () => {
  const days = { secondReminderDays: 7, thirdReminderDays: 14, pauseDays: 21 };
  const on = (today: string) => dunningStep('2026-12-31', today, days);
  expect(
    ['2026-12-30', '2026-12-31', '2027-01-06', '2027-01-07', '2027-01-14', '2027-01-21', '2027-06-01'].map(on),
  ).toEqual([0, 1, 1, 2, 3, 4, 4]);
});

test('what is taken back opens as much again, as far as it had covered, and the first given first', () => {
  const covered = fc.array(fc.record({ id: fc.uuid(), coveredCents: cents }), { maxLength: 5 });
  fc.assert(
    fc.property(covered, fc.integer({ min: 0, max: 500_000 }), (invoices, taken) => {
      const opened = uncoverInvoices(invoices, taken);
      const sum = invoices.reduce((total, { coveredCents }) => total + coveredCents, 0);
      expect(opened.reduce((total, { amountCents }) => total - amountCents, 0)).toBe(Math.min(taken, sum));
      opened.slice(0, -1).forEach(({ amountCents }, index) => {
        expect(-amountCents).toBe(invoices[index]?.coveredCents); // whole before the next
      });
    }),
  );
});
