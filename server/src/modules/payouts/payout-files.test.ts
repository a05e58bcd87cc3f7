import { DomainError } from '@callstead/domain/errors';
import { payoutFile } from '@callstead/domain/payouts/files/payout-file';
import type { FileOriginator } from '@callstead/domain/payouts/files/payout-order';
import { isSepaTransfer } from '@callstead/domain/payouts/payment-method';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInput, byId, ORIGINATOR } from '../../testing/formats/any-payouts.ts';
import { readCsvFile } from '../../testing/formats/read-csv.ts';
import { readNacha } from '../../testing/formats/read-nacha.ts';
import { readPain001 } from '../../testing/formats/read-pain001.ts';

const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const referenceOf = (number: string, payoutId: string) => `${number}-${payoutId.replaceAll('-', '')}`.toUpperCase();
const AT = { madeAt: new Date('2026-11-25T15:04:00Z'), zone: 'America/New_York', currency: 'USD', fileNumber: 3 };
const anOrder = {
  payoutId: '0b0e7d1c-0f7c-4d42-9d6c-5f7a4a7f2b11',
  number: 'P-12-1',
  accountName: 'Nora',
  amountCents: 12_345,
};
const bankOf = (holderType: 'person' | 'company', accountType: 'checking' | 'savings') => ({
  kind: 'us_bank' as const,
  holder: 'Núria Paz',
  holderType,
  accountType,
  routingNumber: '021000021',
  accountNumber: '123456789',
});
const ibanOf = (iban: string) => ({
  kind: 'iban' as const,
  holder: 'Núria Paz & Söhne',
  iban,
  bic: 'CAIXESBB',
  address: { street: 'C/ Mayor 1', postcode: '08001', town: 'Barcelona', country: 'ES' },
});

describe('a NACHA file', () => {
  test('says the same as the payouts, whatever they are', () => {
    fc.assert(
      fc.property(anyInput('us_bank'), (input) => {
        const { batches, control } = readNacha(payoutFile('nacha', input).content);
        const told = batches.flatMap(({ header, entries }) =>
          entries.map((entry) => ({
            number: entry['individual identification number'],
            bank: `${entry['receiving DFI']}${entry['check digit']}`,
            account: entry['DFI account number'],
            cents: Number(entry.amount),
            code: entry['transaction code'],
            holders: header['standard entry class code'],
          })),
        );
        const wanted = byId(input.payouts).map(({ number, amountCents, method, payoutId }) => ({
          number: referenceOf(number, payoutId).slice(0, 15),
          bank: method.routingNumber,
          account: method.accountNumber,
          cents: amountCents,
          code: method.accountType === 'checking' ? '22' : '32',
          holders: method.holderType === 'person' ? 'PPD' : 'CCD',
        }));
        const people = wanted.filter(({ holders }) => holders === 'PPD');
        expect(told).toEqual([...people, ...wanted.filter(({ holders }) => holders === 'CCD')]);
        expect(Number(control['total credit amount'])).toBe(wanted.reduce((sum, { cents }) => sum + cents, 0));
      }),
    );
  });

  test('is written of dollars alone', () => {
    const payouts = [{ ...anOrder, method: bankOf('person', 'checking') }];
    const inEuros = { ...AT, currency: 'EUR', originator: ORIGINATOR, payouts };
    expect(() => payoutFile('nacha', inEuros)).toThrow('ACH moves dollars alone');
  });

  test('carries the originator, local days and the next banking day', () => {
    const payouts = [{ ...anOrder, method: bankOf('company', 'savings') }];
    const { header, batches } = readNacha(payoutFile('nacha', { ...AT, originator: ORIGINATOR, payouts }).content);
    expect(header).toMatchObject({
      'immediate destination': ' 110000000',
      'immediate origin': '1123456789',
      'file creation date': '261125',
      'file creation time': '1004',
      'file id modifier': 'C',
      'immediate destination name': 'BANCO NANDU',
      'immediate origin name': 'CALLSTEAD NETWORK',
    });
    expect(batches[0]?.header).toMatchObject({
      'company name': 'CALLSTEAD NETWOR',
      'company identification': '1123456789',
      'standard entry class code': 'CCD',
      'effective entry date': '261127', // the day before is Thanksgiving
      'originating DFI': '11000000',
    });
    expect(batches[0]?.entries[0]).toMatchObject({ 'individual name': 'NURIA PAZ', 'trace number': '110000000000001' });
  });

  test('takes an origin of nine signs', () => {
    const payouts = [{ ...anOrder, method: bankOf('person', 'checking') }];
    const originator = { ...ORIGINATOR, achImmediateOrigin: '123456789' };
    const { header } = readNacha(payoutFile('nacha', { ...AT, originator, payouts }).content);
    expect(header['immediate origin']).toBe(' 123456789');
  });

  test.each([
    ['an amount', (text: string) => text.replace('0000012345', '0000012346')],
    ['a bank', (text: string) => text.replace('622021000021', '622111000025')],
    ['a missing line of nines', (text: string) => text.slice(0, -95)],
    ['a line that is too long', (text: string) => text.replace('NURIA PAZ', 'NURIA PAZ ')],
    ['a count', (text: string) => text.replace(/^8220000001/m, '8220000002')],
  ])('is not read when somebody has tampered with %s', (_, tamper) => {
    const payouts = [{ ...anOrder, method: bankOf('person', 'checking') }];
    const { content } = payoutFile('nacha', { ...AT, originator: ORIGINATOR, payouts });
    expect(tamper(content)).not.toBe(content);
    expect(() => readNacha(tamper(content))).toThrow('not a NACHA file');
  });
});

describe('a pain.001 file', () => {
  test.each(['USD', 'EUR'])('in %s says the same as the payouts, whatever they are', (currency) => {
    fc.assert(
      fc.property(anyInput('iban', currency), (input) => {
        const originator = { ...ORIGINATOR, debtorAccount: 'DE89370400440532013000' };
        const { blocks } = readPain001(payoutFile('pain001', { ...input, originator }).content);
        for (const { values, transfers } of blocks) {
          const isSepa = values['PmtTpInf/SvcLvl/Cd'] === 'SEPA';
          const own = byId(input.payouts).filter(({ method }) => isSepaTransfer(method.iban, currency) === isSepa);
          expect(
            transfers.map((transfer) => [
              transfer['PmtId/EndToEndId'],
              transfer['Amt/InstdAmt'],
              transfer.currency,
              transfer['CdtrAcct/Id/IBAN'],
              transfer['CdtrAgt/FinInstnId/BICFI'],
              transfer['Cdtr/PstlAdr/Ctry'],
            ]),
          ).toEqual(
            own.map(({ payoutId, amountCents, method }) => [
              payoutId.replaceAll('-', ''),
              amount(amountCents),
              currency,
              method.iban,
              method.bic,
              method.address.country,
            ]),
          );
        }
        expect(blocks.reduce((count, { transfers }) => count + transfers.length, 0)).toBe(input.payouts.length);
      }),
      { numRuns: 40 },
    );
  });

  test('in dollars is an order across the border, with both banks and addresses', () => {
    const payouts = [{ ...anOrder, method: ibanOf('ES9121000418450200051332') }];
    const { header, blocks } = readPain001(payoutFile('pain001', { ...AT, originator: ORIGINATOR, payouts }).content);
    expect(header).toEqual({
      MsgId: 'CALLSTEAD-3',
      CreDtTm: '2026-11-25T15:04:00Z',
      NbOfTxs: '1',
      CtrlSum: '123.45',
      'InitgPty/Nm': 'Callstead Network LLC',
    });
    expect(blocks).toEqual([
      {
        values: {
          PmtInfId: 'CALLSTEAD-3-X',
          PmtMtd: 'TRF',
          NbOfTxs: '1',
          CtrlSum: '123.45',
          'ReqdExctnDt/Dt': '2026-11-26',
          'Dbtr/Nm': 'Callstead Network LLC',
          'Dbtr/PstlAdr/StrtNm': '350 Fifth Avenue',
          'Dbtr/PstlAdr/PstCd': '10118',
          'Dbtr/PstlAdr/TwnNm': 'New York',
          'Dbtr/PstlAdr/Ctry': 'US',
          'DbtrAcct/Id/Othr/Id': '000123456789',
          'DbtrAgt/FinInstnId/BICFI': 'DEMOUS33',
          ChrgBr: 'SHAR',
        },
        transfers: [
          {
            'PmtId/EndToEndId': '0b0e7d1c0f7c4d429d6c5f7a4a7f2b11',
            'Amt/InstdAmt': '123.45',
            currency: 'USD',
            'CdtrAgt/FinInstnId/BICFI': 'CAIXESBB',
            'Cdtr/Nm': 'Nuria Paz + Sohne',
            'Cdtr/PstlAdr/StrtNm': 'C/ Mayor 1',
            'Cdtr/PstlAdr/PstCd': '08001',
            'Cdtr/PstlAdr/TwnNm': 'Barcelona',
            'Cdtr/PstlAdr/Ctry': 'ES',
            'CdtrAcct/Id/IBAN': 'ES9121000418450200051332',
            'RmtInf/Ustrd': 'Callstead payout P-12-1',
          },
        ],
      },
    ]);
  });

  test('in euros is SEPA where both are, and a bank that the IBAN names need not be named', () => {
    const originator = { ...ORIGINATOR, debtorAccount: 'DE89370400440532013000', debtorBic: '' };
    const payouts = [{ ...anOrder, method: { ...ibanOf('ES9121000418450200051332'), bic: '' } }];
    const { blocks } = readPain001(payoutFile('pain001', { ...AT, currency: 'EUR', originator, payouts }).content);
    expect(blocks[0]?.values).toMatchObject({
      'PmtTpInf/SvcLvl/Cd': 'SEPA',
      'DbtrAcct/Id/IBAN': 'DE89370400440532013000',
      'DbtrAgt/FinInstnId/Othr/Id': 'NOTPROVIDED',
      ChrgBr: 'SLEV',
    });
    expect(Object.keys(blocks[0]?.transfers[0] ?? {})).not.toContain('CdtrAgt/FinInstnId/BICFI');
  });

  test.each([
    ['an amount', (text: string) => text.replace('>123.45</InstdAmt>', '>123.46</InstdAmt>')],
    ['the order of elements', (text: string) => text.replace(/( *<PmtMtd>.*\n)( *<NbOfTxs>.*\n)/, '$2$1')],
    ['an element nobody knows', (text: string) => text.replace('<PmtMtd>', '<Purp>X</Purp><PmtMtd>')],
    ['a sign no bank takes', (text: string) => text.replace('Nuria', 'Núria')],
    ['a missing bank', (text: string) => text.replace(/<CdtrAgt>[\s\S]*<\/CdtrAgt>/, '')],
  ])('is not read when somebody has tampered with %s', (_, tamper) => {
    const payouts = [{ ...anOrder, method: ibanOf('ES9121000418450200051332') }];
    const { content } = payoutFile('pain001', { ...AT, originator: ORIGINATOR, payouts });
    expect(tamper(content)).not.toBe(content);
    expect(() => readPain001(tamper(content))).toThrow('not a pain.001');
  });
});

/** What spreadsheets would run if it stood there as it was written. */
const disarmed = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

describe('a CSV', () => {
  test('names the network as it was called when the file was made; files of before kept no name', () => {
    const payouts = [{ ...anOrder, method: { kind: 'paypal', email: 'ana@example.com' } as const }];
    const noteIn = (originator: FileOriginator) =>
      readCsvFile('paypal-mass-payment', payoutFile('paypal_csv', { ...AT, originator, payouts }).content, {
        hasHeader: false,
      })[0]?.note;
    expect(noteIn({ ...ORIGINATOR, networkName: 'Roe & Peña' })).toBe('Roe & Peña payout P-12-1');
    expect(noteIn(ORIGINATOR)).toBe('Callstead payout P-12-1');
  });

  test('for PayPal says the same as the payouts', () => {
    fc.assert(
      fc.property(anyInput('paypal'), (input) => {
        const read = readCsvFile('paypal-mass-payment', payoutFile('paypal_csv', input).content, { hasHeader: false });
        expect(read).toEqual(
          byId(input.payouts).map(({ number, amountCents, method, payoutId }) => ({
            recipient: method.email,
            amount: amount(amountCents),
            currency: 'USD',
            'customer id': referenceOf(number, payoutId).slice(0, 30),
            note: `Callstead payout ${number}`,
            wallet: 'PAYPAL',
          })),
        );
      }),
    );
  });

  test('for Wise says the same as the payouts', () => {
    fc.assert(
      fc.property(anyInput('wise'), (input) => {
        const read = readCsvFile('wise-batch', payoutFile('wise_csv', input).content, { hasHeader: true });
        expect(read).toEqual(
          byId(input.payouts).map(({ number, amountCents, method }) => ({
            name: disarmed(method.holder),
            recipientEmail: method.email,
            paymentReference: number,
            receiverType: method.holderType === 'person' ? 'PERSON' : 'INSTITUTION',
            amountCurrency: 'target',
            amount: amount(amountCents),
            sourceCurrency: 'USD',
            targetCurrency: 'USD',
            type: 'EMAIL',
          })),
        );
      }),
    );
  });

  test('for payments by hand keeps every word, and lets no spreadsheet run one', () => {
    const payouts = ['=1+1', '+1', '-1', '@sum', '\tx', 'a "quote", a comma\r\nand two lines'].map(
      (instructions, place) => ({
        ...anOrder,
        payoutId: `id-${place}`,
        accountName: '=Nora',
        method: { kind: 'manual' as const, instructions },
      }),
    );
    const { content } = payoutFile('manual_csv', { ...AT, originator: ORIGINATOR, payouts });
    const read = readCsvFile('manual', content, { hasHeader: true });
    expect(read.map(({ instructions }) => instructions)).toEqual(
      payouts.map(({ method }) => disarmed(method.instructions)),
    );
    expect(read[0]).toMatchObject({
      payout: 'id-0',
      number: 'P-12-1',
      publisher: "'=Nora",
      amount: '123.45',
      currency: 'USD',
    });
  });
});

test('the bytes of a file depend on its facts alone, not on the order they were read in', () => {
  fc.assert(
    fc.property(anyInput('us_bank'), (input) => {
      const again = payoutFile('nacha', { ...input, payouts: input.payouts.toReversed() });
      expect(again).toEqual(payoutFile('nacha', input));
    }),
    { numRuns: 20 },
  );
});

test('what the settings do not say is named, and no file is made', () => {
  const payouts = [{ ...anOrder, method: bankOf('person', 'checking') }];
  const originator = { ...ORIGINATOR, achBankRouting: '', achCompanyId: '' };
  const refused = refusalOf(() => payoutFile('nacha', { ...AT, originator, payouts }));
  expect([refused.code, refused.details]).toEqual([
    'originator_incomplete',
    { fields: { achCompanyId: 'required', achBankRouting: 'required' } },
  ]);
  const abroad = [{ ...anOrder, method: ibanOf('ES9121000418450200051332') }];
  const nowhere = { ...ORIGINATOR, debtorBic: '', debtorTown: '' };
  expect(refusalOf(() => payoutFile('pain001', { ...AT, originator: nowhere, payouts: abroad })).details).toEqual({
    fields: { debtorBic: 'required', debtorTown: 'required' },
  });
});

test.each([
  ['nobody', 'nacha', []],
  ['somebody who is paid otherwise', 'pain001', [{ ...anOrder, method: bankOf('person', 'checking') }]],
  ['somebody twice', 'nacha', Array(2).fill({ ...anOrder, method: bankOf('person', 'checking') })],
  ['nothing', 'nacha', [{ ...anOrder, amountCents: 0, method: bankOf('person', 'checking') }]],
  ['half a cent', 'nacha', [{ ...anOrder, amountCents: 0.5, method: bankOf('person', 'checking') }]],
] as const)('no file pays %s', (_, format, payouts) => {
  expect(() => payoutFile(format, { ...AT, originator: ORIGINATOR, payouts })).toThrow('Invariant broken');
});

function refusalOf(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
