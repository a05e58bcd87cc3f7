/** By what publishers sort what they could promote: the best first. */
export const CATALOGUE_SORTS = ['payout', 'epc', 'approval', 'hold', 'new'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];
