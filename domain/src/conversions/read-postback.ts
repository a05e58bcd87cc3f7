import type { Currency } from '../currency.ts';
import type { ConversionSource, ReportedStatus } from './conversion.ts';
import { REPORTED_STATUSES } from './conversion.ts';
import type { KeptRefusal } from './postback.ts';

/** What a postback says, by the names of its parameters. */
export type PostbackParameters = Readonly<Record<string, string>>;

export type Report = {
  source: ConversionSource;
  sourceId: string;
  /** Empty: the advertiser gave none. */
  txid: string;
  status: ReportedStatus;
  /** Null: nothing was said. */
  amountCents: number | null;
};

export type Read = { report: Report } | { refusal: KeptRefusal };

const LONGEST_TXID = 200;
const LONGEST_ID = 40;
const SOURCES = [
  ['click', 'click_id'],
  ['call', 'call_id'],
  ['lead', 'lead_id'],
] as const;

/** What can be said of a postback without asking the database; the first thing that is wrong with it. */
export function readPostback(parameters: PostbackParameters, networkCurrency: Currency): Read {
  const named = SOURCES.flatMap(([source, name]) => {
    const sourceId = said(parameters, name);
    return sourceId ? [{ source, sourceId }] : [];
  });
  const [found] = named;
  if (!found) return { refusal: 'id_missing' };
  if (named.length > 1) return { refusal: 'id_ambiguous' };
  const txid = said(parameters, 'txid');
  if (txid.length > LONGEST_TXID || !isPrintable(txid)) return { refusal: 'txid_invalid' };
  const status = readStatus(said(parameters, 'status'));
  if (!status) return { refusal: 'status_invalid' };
  const currency = said(parameters, 'currency').toUpperCase();
  if (currency && currency !== networkCurrency) return { refusal: 'currency_mismatch' };
  const amount = said(parameters, 'amount');
  const amountCents = amount ? readDecimalCents(amount) : null;
  if (amountCents === undefined) return { refusal: 'amount_invalid' };
  return { report: { ...found, sourceId: found.sourceId.slice(0, LONGEST_ID), txid, status, amountCents } };
}

const said = (parameters: PostbackParameters, name: string) =>
  Object.hasOwn(parameters, name) ? (parameters[name] ?? '').trim() : '';

function readStatus(text: string): ReportedStatus | undefined {
  if (text === '') return 'approved';
  return REPORTED_STATUSES.find((status) => status === text.toLowerCase());
}

const CONTROL = /\p{Cc}|\p{Surrogate}/u;
const isPrintable = (text: string) => !CONTROL.test(text);

/** More than anybody sells for, and far from where numbers lose cents. */
const MOST_DIGITS = 9;
const DECIMAL = new RegExp(`^(\\d{1,${MOST_DIGITS}})(?:\\.(\\d{1,8}))?$`);

/** '49.90' → 4990, digit by digit: a float would lose a cent somewhere. A part of a cent that is not nought is no amount. */
export function readDecimalCents(text: string): number | undefined {
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined || /[^0]/.test(fraction.slice(2))) return undefined;
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}
