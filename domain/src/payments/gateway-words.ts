/** What an event of the payment gateway is about. */
export const GATEWAY_OBJECTS = ['intent', 'checkout', 'refund', 'dispute', 'method', 'other'] as const;
export type GatewayObject = (typeof GATEWAY_OBJECTS)[number];

/** How far somebody came on the gateway's own page. */
export const CHECKOUT_STATUSES = ['open', 'complete', 'expired'] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];
