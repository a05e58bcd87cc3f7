/** What is sold: a call, a lead or a reported conversion, by its own id. */
export type SaleSource = `call:${string}` | `lead:${string}` | `conversion:${string}`;

export type Sale = { source: SaleSource; advertiserId: string; publisherId: string };
