import type { Issuer } from '@callstead/contract/billing/statements';
import { type Settings, settingsOf } from '@callstead/contract/settings';
import type { Db } from '../db/database.ts';
import { findSettingAt } from './queries.ts';

const NETWORK_NAME = 'Callstead';

/** Under its own name, until an admin has written what it is called by law. */
export const UNNAMED_ISSUER: Issuer = { name: NETWORK_NAME, addressLines: [], taxId: null, email: null };

/** Who issues a document of that moment. */
export async function issuerAt(db: Db, at: Date): Promise<Issuer> {
  const read = settingsOf('company').safeParse(await findSettingAt(db, 'company', at));
  return read.success ? issuerOf(read.data as Settings['company']) : UNNAMED_ISSUER;
}

function issuerOf({ legalName, addressLine1, addressLine2, country, taxId, email }: Settings['company']): Issuer {
  return {
    name: legalName || NETWORK_NAME,
    addressLines: [addressLine1, addressLine2, country].filter(Boolean),
    taxId: taxId || null,
    email: email || null,
  };
}
