import {
  CALL_DIFFERENCES,
  CARRIER_FAULTS,
  CARRIER_KINDS,
  DIFFERENCE_STEPS,
  hasAreaCodes,
  isAccountSid,
  isPublicKey,
  NUMBER_TYPES,
  ORDER_STATES,
  spaceHost,
} from '@callstead/domain/numbers/carrier-account';
import { REFILL_HINDRANCES } from '@callstead/domain/numbers/refill';
import { COUNTRIES } from '@callstead/domain/payouts/countries';
import * as z from 'zod';
import { fieldError, optional, requiredText, shortText } from './text.ts';

/** Whatever is asked of a carrier may end so. */
export const CARRIER_REFUSALS = [
  'carrier_credentials',
  'carrier_limited',
  'carrier_refused',
  'carrier_unreachable',
] as const;

const Cents = z.number().int().min(0).max(1_000_000);
const Count = z.number().int();

/** How a carrier and we got on in the last 24 hours. */
const CarrierHealth = z.object({
  webhooks: Count,
  forged: Count,
  unanswered: Count,
  averageMs: Count.nullable(),
  slowestMs: Count.nullable(),
  lastWebhookAt: z.iso.datetime().nullable(),
});
export type CarrierHealth = z.infer<typeof CarrierHealth>;

/** Without its token, which nobody is shown again. */
export const CarrierAccount = z.object({
  id: z.uuid(),
  kind: z.enum(CARRIER_KINDS),
  name: z.string(),
  host: z.string(),
  accountSid: z.string(),
  createdAt: z.iso.datetime(),
  /** Until then webhooks signed with the token before are believed, too. */
  previousUntil: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime(),
  checkFailure: z.enum(CARRIER_FAULTS).nullable(),
  /** What the last check found. */
  mended: Count,
  missing: Count,
  foreign: Count,
  numbers: Count,
  monthlyCents: Count,
  health: CarrierHealth,
});
export type CarrierAccount = z.infer<typeof CarrierAccount>;

export const NumberOrder = z.object({
  id: z.uuid(),
  accountName: z.string(),
  number: z.string(),
  monthlyCents: Count.nullable(),
  origin: z.enum(['admin', 'refill']),
  state: z.enum(ORDER_STATES),
  failure: z.enum(CARRIER_FAULTS).nullable(),
  askedAt: z.iso.datetime(),
});
export type NumberOrder = z.infer<typeof NumberOrder>;

/** A call that only the carrier's log has, or only ours. */
const CallDifference = z.object({
  callSid: z.string(),
  accountName: z.string(),
  kind: z.enum(CALL_DIFFERENCES),
  number: z.string(),
  calledAt: z.iso.datetime(),
  seconds: Count,
  done: z.enum(DIFFERENCE_STEPS),
});
export type CallDifference = z.infer<typeof CallDifference>;

const CampaignCost = z.object({
  campaignId: z.string(),
  campaignTitle: z.string(),
  numbers: Count,
  monthlyCents: Count,
});
export type CampaignCost = z.infer<typeof CampaignCost>;

/** How the pool of a country stands against what was set for it. */
const RefillState = z.object({
  country: z.string(),
  type: z.enum(NUMBER_TYPES),
  free: Count,
  ordered: Count,
  level: Count,
  boughtToday: Count,
  perDay: Count,
  /** What kept the last refill from buying. */
  hindrance: z.enum(REFILL_HINDRANCES).nullable(),
  hinderedSince: z.iso.datetime().nullable(),
});
export type RefillState = z.infer<typeof RefillState>;

export const CarriersQuery = z.object({ language: z.enum(['en', 'es']).catch('es').default('es') });

export const CarriersResponse = z.object({
  accounts: z.array(CarrierAccount),
  /** Of what is not an account added here. */
  others: z.array(z.object({ carrier: z.enum(['environment', 'simulator', 'unknown']), health: CarrierHealth })),
  orders: z.array(NumberOrder),
  /** Of the countries whose pool is refilled by itself. */
  refills: z.array(RefillState),
  /** The latest, as the nights found them. */
  differences: z.array(CallDifference),
  /** What the numbers of campaigns cost a month, the dearest first; numbers whose price is known. */
  costs: z.object({ totalCents: Count, idleCents: Count, campaigns: z.array(CampaignCost) }),
  /** A demo's carriers are simulated: these credentials are taken. */
  simulated: z
    .object({
      twilioSid: z.string(),
      signalwireProject: z.string(),
      telnyxAccount: z.string(),
      telnyxPublicKey: z.string(),
      token: z.string(),
    })
    .nullable(),
});
export type CarriersResponse = z.infer<typeof CarriersResponse>;

/** Printable and nothing else: it travels in a header. */
const Token = requiredText(200).regex(/^[\x21-\x7e]+$/, fieldError('invalid'));

export const AddCarrierAccountRequest = z
  .object({
    kind: z.enum(CARRIER_KINDS),
    name: requiredText(60),
    /** At SignalWire: 'acme' of acme.signalwire.com. */
    space: shortText(120).default(''),
    accountSid: requiredText(64),
    token: Token,
    /** At Telnyx: with what its webhooks are signed. */
    publicKey: shortText(60).default(''),
    localMonthlyCents: Cents.nullish().transform((cents) => cents ?? null),
    tollFreeMonthlyCents: Cents.nullish().transform((cents) => cents ?? null),
  })
  .superRefine(({ kind, accountSid, space, publicKey }, context) => {
    if (!isAccountSid(kind, accountSid)) context.addIssue({ code: 'custom', path: ['accountSid'], message: 'invalid' });
    if (kind === 'signalwire' && !spaceHost(space))
      context.addIssue({ code: 'custom', path: ['space'], message: space ? 'invalid' : 'required' });
    if (kind === 'telnyx' && !isPublicKey(publicKey))
      context.addIssue({ code: 'custom', path: ['publicKey'], message: publicKey ? 'invalid' : 'required' });
  });
export type AddCarrierAccountRequest = z.infer<typeof AddCarrierAccountRequest>;

export const RotateCarrierTokenRequest = z.object({
  token: Token,
  /** At Telnyx: another one than before; the one it has unless told. */
  publicKey: optional(requiredText(60).refine(isPublicKey, fieldError('invalid'))),
});
export type RotateCarrierTokenRequest = z.infer<typeof RotateCarrierTokenRequest>;

export const SearchNumbersRequest = z
  .object({
    country: z.enum(COUNTRIES, fieldError('invalid')).default('US'),
    type: z.enum(NUMBER_TYPES).default('local'),
    /** In the United States and Canada an area code, elsewhere the first digits behind the country's code. */
    areaCode: optional(requiredText(6).regex(/^\d{1,6}$/, fieldError('invalid'))),
    locality: optional(requiredText(60)),
    /** In the United States and Canada. */
    region: optional(requiredText(2).regex(/^[A-Za-z]{2}$/, fieldError('invalid'))),
  })
  .superRefine(({ country, areaCode }, context) => {
    if (areaCode && hasAreaCodes(country) && !/^[2-9]\d\d$/.test(areaCode))
      context.addIssue({ code: 'custom', path: ['areaCode'], message: 'invalid' });
  });
export type SearchNumbersRequest = z.infer<typeof SearchNumbersRequest>;

const OfferedNumber = z.object({
  number: z.string(),
  locality: z.string().nullable(),
  region: z.string().nullable(),
  /** The carrier sells it to those alone who gave it an address there. */
  needsAddress: z.boolean(),
  /** A month, and once when it is bought; null where that is not known. */
  monthlyCents: Count.nullable(),
  upfrontCents: Count,
});
export type OfferedNumber = z.infer<typeof OfferedNumber>;

export const SearchNumbersResponse = z.object({ numbers: z.array(OfferedNumber) });
export type SearchNumbersResponse = z.infer<typeof SearchNumbersResponse>;

/** The price is the one that was shown: another one is refused. */
export const BuyNumberRequest = z.object({
  id: z.uuid(),
  accountId: z.uuid(),
  number: requiredText(16).regex(/^\+[1-9]\d{6,14}$/, fieldError('phone_invalid')),
  /** As it was looked for: not every numbering plan tells mobiles from others. */
  type: z.enum(NUMBER_TYPES).optional(),
  monthlyCents: Cents.nullable(),
  upfrontCents: Cents.default(0),
});
export type BuyNumberRequest = z.infer<typeof BuyNumberRequest>;

export const OWNED_VERDICTS = ['new', 'link', 'ours', 'unusable'] as const;
const OwnedNumber = z.object({
  sid: z.string(),
  number: z.string(),
  /** Where its calls go today. */
  voiceUrl: z.string(),
  /** link: we know the number, and not yet that it is here. */
  verdict: z.enum(OWNED_VERDICTS),
});
export type OwnedNumber = z.infer<typeof OwnedNumber>;
export const OwnedNumbersResponse = z.object({ numbers: z.array(OwnedNumber) });

export const AdoptNumbersRequest = z.object({ sids: z.array(requiredText(64)).min(1).max(500) });
export const AdoptNumbersResponse = z.object({ adopted: Count });
