import type { LegalData } from '@callstead/contract/billing/details';
import type { Invoice } from '@callstead/contract/billing/statements';
import type { AccountRow } from '../../identity/queries.ts';

/** An advertiser as a document names them. */
export function billToOf(advertiser: AccountRow, legal: LegalData | undefined): Invoice['billTo'] {
  const { name, company_name: companyName, email, address, city, state, zip_code } = advertiser;
  const place = [address, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { name, companyName, email, address: place || null, ...(legal && { legal }) };
}
