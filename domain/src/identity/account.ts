export const USER_TYPES = ['admin', 'publisher', 'affiliate', 'advertiser'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const ACCOUNT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** What a visitor can register as; affiliates and admins are made by an admin. */
export const REGISTRABLE_TYPES = ['publisher', 'advertiser'] as const;
export type RegistrableType = (typeof REGISTRABLE_TYPES)[number];

/** Whom an admin can ask to come in. */
export const INVITED_TYPES = ['publisher', 'advertiser', 'admin'] as const satisfies readonly UserType[];
export type InvitedType = (typeof INVITED_TYPES)[number];

/** An admin may turn one into the other: they have the same rights and the same fields. */
export const SWITCHABLE_TYPES = ['publisher', 'affiliate'] as const satisfies readonly UserType[];
export type SwitchableType = (typeof SWITCHABLE_TYPES)[number];

export const isSwitchable = (type: UserType): type is SwitchableType =>
  SWITCHABLE_TYPES.some((switchable) => switchable === type);

/** Who earns by calls, and says how they want to be paid. */
export const PAYEE_TYPES: readonly UserType[] = ['publisher', 'affiliate'];
export const isPayee = (type: UserType): boolean => PAYEE_TYPES.includes(type);

export const AVERAGE_INVESTMENTS = ['<1000', '1000-5000', '5000-10000', '10000+'] as const;
export type AverageInvestment = (typeof AVERAGE_INVESTMENTS)[number];

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Stated to everybody who waits for a decision. */
export const REVIEW_HOURS = { from: 24, to: 48 } as const;
