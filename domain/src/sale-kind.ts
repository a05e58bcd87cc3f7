/** What is sold. */
export const SALE_KINDS = ['call', 'lead', 'conversion'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];
