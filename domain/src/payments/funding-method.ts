/** What an advertiser pays with; only the gateway knows its number. */
export const FUNDING_KINDS = ['card', 'us_bank_account'] as const;
export type FundingKind = (typeof FUNDING_KINDS)[number];
