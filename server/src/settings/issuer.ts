import type { Issuer } from '@callstead/contract/billing/statements';
import { Brand } from '@callstead/contract/brand';
import { type Settings, settingsOf } from '@callstead/contract/settings';
import type { Currency } from '@callstead/domain/currency';
import { PRODUCT_NAME } from '@callstead/domain/site/network-name';
import type { Db } from '../db/database.ts';
import { findCurrency, findSettingAt, findSettingUntil } from './queries.ts';

/** Under the software's name, where none was kept. */
export const UNNAMED_ISSUER: Issuer = { name: PRODUCT_NAME, addressLines: [], taxId: null, email: null };

/** What the network was called then: a document keeps the name of its day. */
export async function networkNameAt(db: Db, at: Date): Promise<string> {
  const read = Brand.safeParse(await findSettingUntil(db, 'brand', at));
  return read.success ? read.data.name : PRODUCT_NAME;
}

/** What every document says of the network: what it was called, and in which currency its books are kept. */
export type DocumentNetwork = { wordmark: string; currency: Currency };

export async function documentNetworkAt(db: Db, at: Date): Promise<DocumentNetwork> {
  const [wordmark, currency] = await Promise.all([networkNameAt(db, at), findCurrency(db)]);
  return { wordmark, currency };
}

/** Who issues a document of that moment: the network under its own name until an admin has written what it is called by law. */
export async function issuerAt(db: Db, at: Date): Promise<Issuer> {
  const name = await networkNameAt(db, at);
  const read = settingsOf('company').safeParse(await findSettingAt(db, 'company', at));
  return read.success ? issuerOf(read.data as Settings['company'], name) : { ...UNNAMED_ISSUER, name };
}

function issuerOf(company: Settings['company'], networkName: string): Issuer {
  const { legalName, addressLine1, addressLine2, country, taxId, email } = company;
  return {
    name: legalName || networkName,
    addressLines: [addressLine1, addressLine2, country].filter(Boolean),
    taxId: taxId || null,
    email: email || null,
  };
}
