import type { PaymentDetails, PaymentKind } from '../payment-method.ts';

/** In which file a payout leaves: one for each way of being paid. */
export const PAYOUT_FILE_FORMATS = ['nacha', 'pain001', 'paypal_csv', 'wise_csv', 'manual_csv'] as const;
export type PayoutFileFormat = (typeof PAYOUT_FILE_FORMATS)[number];

export const FORMAT_OF_KIND = {
  us_bank: 'nacha',
  iban: 'pain001',
  paypal: 'paypal_csv',
  wise: 'wise_csv',
  manual: 'manual_csv',
} as const satisfies Record<PaymentKind, PayoutFileFormat>;

/** How many payments whoever gets the file takes at once. */
export const MOST_ORDERS: Readonly<Record<PayoutFileFormat, number>> = {
  nacha: 100_000,
  pain001: 10_000,
  paypal_csv: 5000,
  wise_csv: 1000,
  manual_csv: 10_000,
};

/** Who orders the payments, as an admin has set it. Empty is what is not said. */
export type Originator = {
  /** ACH: what payees read on their statement, and the ten signs the bank knows the company by. */
  achCompanyName: string;
  achCompanyId: string;
  /** The routing number of the bank that takes the file, and its name. */
  achBankRouting: string;
  achBankName: string;
  /** Who sends the file, as the bank says: mostly the company id. */
  achImmediateOrigin: string;
  /** pain.001: whose account is debited. An IBAN, or the number where the bank has none. */
  debtorName: string;
  debtorAccount: string;
  debtorBic: string;
  debtorStreet: string;
  debtorPostcode: string;
  debtorTown: string;
  debtorCountry: string;
};

/** What a file keeps of who ordered it: their data, and what the network was called that day. */
export type FileOriginator = Originator & { networkName?: string };

/** One payment. */
export type PayoutOrder = {
  payoutId: string;
  /** What publisher and network call it, 'P-12': letters, digits and dashes. */
  number: string;
  accountName: string;
  amountCents: number;
  method: PaymentDetails;
};

export type PayoutFileInput = {
  originator: FileOriginator;
  payouts: readonly PayoutOrder[];
  currency: string;
  madeAt: Date;
  /** The network's: files carry local days. */
  zone: string;
  /** Counts every file ever made, from 1. */
  fileNumber: number;
};

/** The same input makes the same bytes, whenever it is asked for. */
export type PayoutFile = { name: string; mediaType: string; content: string };
