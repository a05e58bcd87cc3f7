import * as z from 'zod';
import { optional, requiredText, shortText } from '../text.ts';

/** How documents name an advertiser, by law. */
export const ChangeBillingDetailsRequest = z.object({
  legalName: requiredText(),
  taxId: optional(shortText(40)),
  addressLine1: requiredText(),
  addressLine2: optional(shortText()),
  country: requiredText(80),
});
export type ChangeBillingDetailsRequest = z.infer<typeof ChangeBillingDetailsRequest>;

/** As it stands on a document. */
export const LegalData = z.object({
  legalName: z.string(),
  taxId: z.string().nullable(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  country: z.string(),
});
export type LegalData = z.infer<typeof LegalData>;

export const BillingDetails = LegalData.extend({ changedAt: z.iso.datetime() });
export type BillingDetails = z.infer<typeof BillingDetails>;

/** Null: nobody has written any yet. */
export const BillingDetailsResponse = z.object({ details: BillingDetails.nullable() });
