/** What a payment gateway tells of. */
export const GATEWAY_OBJECTS = ['intent', 'checkout', 'refund', 'dispute', 'method', 'other'] as const;
export type GatewayObject = (typeof GATEWAY_OBJECTS)[number];

/** How far its page has come, on which people pay or add a method. */
export const PAGE_STATUSES = ['open', 'complete', 'expired'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];
