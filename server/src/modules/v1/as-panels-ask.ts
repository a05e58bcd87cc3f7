/** Titles stand in no answer to a program; where one is looked up on the way it is this. */
export const IN_ENGLISH = { language: 'en' } as const;

type Asked = { offerId?: string | undefined; affId?: string | undefined };

/** Programs know a campaign by its offer and a publisher by their affiliate id; panels' lists have other names for both. */
export function asPanelsAsk<Query extends Asked>({ offerId, affId, ...query }: Query) {
  return { ...query, ...IN_ENGLISH, campaign: offerId, publisher: affId };
}

export const billedOf = <Billing>({ id, billing }: { id: string; billing: Billing }) => ({ id, billing });
