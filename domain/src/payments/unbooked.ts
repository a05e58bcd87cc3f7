/** Why money that came is booked for nobody until an admin has looked. */
export const UNBOOKED_REASONS = ['not_asked_for', 'other_customer', 'other_intent', 'currency', 'no_amount'] as const;
export type UnbookedReason = (typeof UNBOOKED_REASONS)[number];
