import { assert } from '../../assert.ts';
import { localDate, localTime } from '../../zone-clock.ts';
import type { DetailsOf } from '../payment-method.ts';
import { nextUsBankingDay } from './banking-day.ts';
import { asciiText } from './latin-text.ts';
import { paymentReference } from './payment-reference.ts';
import type { PayoutFileInput, PayoutOrder } from './payout-order.ts';

/** The layout, field by field, stands in docs/formats/nacha.md. */

const RECORDS_PER_BLOCK = 10;
const RECORD_LENGTH = 94;
const CREDITS_ONLY = '220';
const ENTRY_DESCRIPTION = 'PAYOUT';
const FILE_ID_MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Credit to a checking or a savings account. */
const TRANSACTION_CODES = { checking: '22', savings: '32' } as const;
/** People and companies stand in batches of their own: prearranged payment, corporate credit. */
const ENTRY_CLASSES = { person: 'PPD', company: 'CCD' } as const;

type BankOrder = Omit<PayoutOrder, 'method'> & { method: DetailsOf<'us_bank'> };
type Batch = { number: number; entryClass: string; firstTrace: number; orders: readonly BankOrder[] };

const text = (written: string, length: number) => asciiText(written).toUpperCase().slice(0, length).padEnd(length);
const blank = (length: number) => ' '.repeat(length);

function digits(value: number, length: number): string {
  const written = String(value);
  assert(written.length <= length, `the number fits into ${length} digits`);
  return written.padStart(length, '0');
}

const shortDay = (day: string) => day.slice(2).replaceAll('-', '');

/** Credits to accounts in the US, for the bank that originates them. */
export function nachaFile(input: PayoutFileInput): string {
  const batches = batchesOf(input.payouts as readonly BankOrder[]);
  const records = [
    fileHeader(input),
    ...batches.flatMap((batch) => batchRecords(batch, input)),
    // Its own record counts, too.
    fileControl(batches, 2 + batches.reduce((sum, { orders }) => sum + orders.length + 2, 0)),
  ];
  assert(
    records.every((record) => record.length === RECORD_LENGTH),
    'every record has 94 signs',
  );
  while (records.length % RECORDS_PER_BLOCK !== 0) records.push('9'.repeat(RECORD_LENGTH));
  return records.map((record) => `${record}\n`).join('');
}

function batchesOf(orders: readonly BankOrder[]): Batch[] {
  const batches: Batch[] = [];
  let firstTrace = 1;
  for (const holderType of ['person', 'company'] as const) {
    const own = orders.filter(({ method }) => method.holderType === holderType);
    if (own.length === 0) continue;
    batches.push({ number: batches.length + 1, entryClass: ENTRY_CLASSES[holderType], firstTrace, orders: own });
    firstTrace += own.length;
  }
  return batches;
}

function fileHeader({ originator, madeAt, zone, fileNumber }: PayoutFileInput): string {
  const { minute } = localTime(madeAt, zone);
  return [
    '101',
    originator.achBankRouting.padStart(10),
    originator.achImmediateOrigin.padStart(10),
    shortDay(localDate(madeAt, zone)),
    digits(Math.floor(minute / 60), 2) + digits(minute % 60, 2),
    FILE_ID_MODIFIERS[(fileNumber - 1) % FILE_ID_MODIFIERS.length],
    '094101',
    text(originator.achBankName, 23),
    text(originator.achCompanyName, 23),
    digits(fileNumber, 8),
  ].join('');
}

function batchRecords(batch: Batch, input: PayoutFileInput): string[] {
  const { originator, madeAt, zone } = input;
  const bank = originator.achBankRouting.slice(0, 8);
  const day = localDate(madeAt, zone);
  const header = [
    `5${CREDITS_ONLY}`,
    text(originator.achCompanyName, 16),
    blank(20),
    text(originator.achCompanyId, 10),
    batch.entryClass,
    text(ENTRY_DESCRIPTION, 10),
    shortDay(day),
    shortDay(nextUsBankingDay(day)),
    blank(3), // the operator writes the day of settlement here
    '1',
    bank,
    digits(batch.number, 7),
  ].join('');
  const control = [
    `8${CREDITS_ONLY}`,
    totals([batch], 6),
    text(originator.achCompanyId, 10),
    blank(19 + 6),
    bank,
    digits(batch.number, 7),
  ].join('');
  const entries = batch.orders.map((order, place) => entryDetail(order, bank + digits(batch.firstTrace + place, 7)));
  return [header, ...entries, control];
}

function entryDetail(order: BankOrder, trace: string): string {
  const { method, amountCents } = order;
  return [
    `6${TRANSACTION_CODES[method.accountType]}`,
    method.routingNumber, // eight digits of the bank and their check digit
    text(method.accountNumber, 17),
    digits(amountCents, 10),
    text(paymentReference(order, 15), 15),
    text(method.holder, 22),
    blank(2),
    '0', // no addenda follow
    trace,
  ].join('');
}

/** Count of entries, entry hash, debits, credits. */
function totals(batches: readonly Batch[], countDigits: number): string {
  const orders = batches.flatMap((batch) => batch.orders);
  const hash = orders.reduce((sum, { method }) => sum + Number(method.routingNumber.slice(0, 8)), 0);
  const cents = orders.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return digits(orders.length, countDigits) + digits(hash % 10 ** 10, 10) + digits(0, 12) + digits(cents, 12);
}

function fileControl(batches: readonly Batch[], recordCount: number): string {
  const blocks = Math.ceil(recordCount / RECORDS_PER_BLOCK);
  return ['9', digits(batches.length, 6), digits(blocks, 6), totals(batches, 8), blank(39)].join('');
}
