import { localDate } from '../../zone-clock.ts';
import { type DetailsOf, isSepaTransfer, type PostalAddress, readIban } from '../payment-method.ts';
import { nextTargetDay } from './banking-day.ts';
import { decimalAmount } from './decimal-amount.ts';
import { bankText } from './latin-text.ts';
import { paymentNote } from './payment-reference.ts';
import type { PayoutFileInput, PayoutOrder } from './payout-order.ts';
import { type XmlElement, xmlText } from './xml-text.ts';

/** The elements and their order stand in docs/formats/pain001.md. */

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const NAME_LENGTH = 70;

type IbanOrder = Omit<PayoutOrder, 'method'> & { method: DetailsOf<'iban'> };
type Instruction = { id: string; isSepa: boolean; orders: readonly IbanOrder[] };

/** Credit transfers to IBANs: SEPA within its countries and in euros, else orders across the border. */
export function pain001File(input: PayoutFileInput): string {
  const orders = input.payouts as readonly IbanOrder[];
  const messageId = `CALLSTEAD-${input.fileNumber}`;
  const header: XmlElement = [
    'GrpHdr',
    [
      ['MsgId', messageId],
      ['CreDtTm', `${input.madeAt.toISOString().slice(0, 19)}Z`],
      ...sums(orders),
      ['InitgPty', [['Nm', bankText(input.originator.debtorName, NAME_LENGTH)]]],
    ],
  ];
  const instructions = instructionsOf(orders, messageId, input.currency);
  const message = [header, ...instructions.map((instruction) => paymentInformation(instruction, input))];
  return xmlText(['Document', [['CstmrCdtTrfInitn', message]], { xmlns: NAMESPACE }]);
}

function instructionsOf(orders: readonly IbanOrder[], messageId: string, currency: string): Instruction[] {
  const isSepaOrder = ({ method }: IbanOrder) => isSepaTransfer(method.iban, currency);
  return [
    { id: `${messageId}-S`, isSepa: true, orders: orders.filter(isSepaOrder) },
    { id: `${messageId}-X`, isSepa: false, orders: orders.filter((order) => !isSepaOrder(order)) },
  ].filter((instruction) => instruction.orders.length > 0);
}

const sums = (orders: readonly IbanOrder[]): XmlElement[] => [
  ['NbOfTxs', String(orders.length)],
  ['CtrlSum', decimalAmount(orders.reduce((sum, { amountCents }) => sum + amountCents, 0))],
];

function paymentInformation({ id, isSepa, orders }: Instruction, input: PayoutFileInput): XmlElement {
  const { originator, madeAt, zone, currency } = input;
  return [
    'PmtInf',
    [
      ['PmtInfId', id],
      ['PmtMtd', 'TRF'],
      ...sums(orders),
      isSepa && ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
      ['ReqdExctnDt', [['Dt', nextTargetDay(localDate(madeAt, zone))]]],
      party('Dbtr', originator.debtorName, {
        street: originator.debtorStreet,
        postcode: originator.debtorPostcode,
        town: originator.debtorTown,
        country: originator.debtorCountry,
      }),
      account('DbtrAcct', originator.debtorAccount),
      agent('DbtrAgt', originator.debtorBic),
      ['ChrgBr', isSepa ? 'SLEV' : 'SHAR'], // as the scheme says; abroad, each side pays its own bank
      ...orders.map((order) => creditTransfer(order, currency, paymentNote(originator, order.number))),
    ],
  ];
}

function creditTransfer({ payoutId, amountCents, method }: IbanOrder, currency: string, note: string): XmlElement {
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', payoutId.replaceAll('-', '')]]], // at most 35 signs
      ['Amt', [['InstdAmt', decimalAmount(amountCents), { Ccy: currency }]]],
      method.bic !== '' && agent('CdtrAgt', method.bic), // within SEPA the IBAN names the bank
      party('Cdtr', method.holder, method.address),
      account('CdtrAcct', method.iban),
      ['RmtInf', [['Ustrd', bankText(note, 140)]]],
    ],
  ];
}

function party(role: 'Dbtr' | 'Cdtr', name: string, address: PostalAddress): XmlElement {
  const parts: XmlElement[] = [
    ['StrtNm', bankText(address.street, 70)],
    ['PstCd', bankText(address.postcode, 16)],
    ['TwnNm', bankText(address.town, 35)],
    ['Ctry', address.country],
  ];
  const said = parts.filter(([, content]) => content !== '');
  return [role, [['Nm', bankText(name, NAME_LENGTH)], said.length > 0 && ['PstlAdr', said]]];
}

/** Not every country has IBANs: the network's own account may have a plain number. */
function account(role: 'DbtrAcct' | 'CdtrAcct', number: string): XmlElement {
  const iban = readIban(number);
  return [role, [['Id', [iban ? ['IBAN', iban] : ['Othr', [['Id', bankText(number, 34)]]]]]]];
}

/** The word SEPA has for a payer's bank that the IBAN names well enough. */
const agent = (role: 'DbtrAgt' | 'CdtrAgt', bic: string): XmlElement => [
  role,
  [['FinInstnId', [bic ? ['BICFI', bic] : ['Othr', [['Id', 'NOTPROVIDED']]]]]],
];
