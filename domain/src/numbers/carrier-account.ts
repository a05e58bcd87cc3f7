/** Whose accounts we know how to work with. */
export const CARRIER_KINDS = ['twilio', 'signalwire', 'telnyx'] as const;
export type CarrierKind = (typeof CARRIER_KINDS)[number];

export const TWILIO_HOST = 'api.twilio.com';
export const TELNYX_HOST = 'api.telnyx.com';
export const CARRIER_NAMES: Record<CarrierKind, string> = {
  twilio: 'Twilio',
  signalwire: 'SignalWire',
  telnyx: 'Telnyx',
};

/** In whose words a carrier speaks of calls: SignalWire's are Twilio's. */
export type CarrierDialect = 'twilio' | 'telnyx';
export const dialectOf = (kind: CarrierKind): CarrierDialect => (kind === 'telnyx' ? 'telnyx' : 'twilio');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ACCOUNT_SID: Record<CarrierKind, RegExp> = {
  twilio: /^AC[0-9a-f]{32}$/i,
  signalwire: UUID, // a project's id
  telnyx: UUID, // what its webhooks call AccountSid
};

export const isAccountSid = (kind: CarrierKind, written: string) => ACCOUNT_SID[kind].test(written);

/** Ed25519, as Telnyx shows it: 32 bytes in base64. Bits that no byte needs are zero, so that a key is written in one way. */
export const isPublicKey = (written: string) => /^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/.test(written);

const SPACE = /^[a-z0-9]([a-z0-9-]{0,60}[a-z0-9])?$/;

/** 'acme', 'acme.signalwire.com' and its address are the same space; undefined for what is none. */
export function spaceHost(written: string): string | undefined {
  const host = written
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/\.signalwire\.com$/, '');
  return SPACE.test(host) ? `${host}.signalwire.com` : undefined;
}

/** Where carriers look for numbers by area code and state; elsewhere by their first digits, and by city. */
export const hasAreaCodes = (country: string) => country === 'US' || country === 'CA';

export const NUMBER_TYPES = ['local', 'mobile', 'tollFree'] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

/** asked: we do not know yet whether the carrier sold it. not_bought: it did not. */
export const ORDER_STATES = ['asked', 'bought', 'refused', 'not_bought'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const CARRIER_FAULTS = ['credentials', 'limited', 'unreachable', 'refused', 'number_gone'] as const;
export type CarrierFault = (typeof CARRIER_FAULTS)[number];

/** What was wrong with a number at its carrier when somebody last looked. */
export const NUMBER_DRIFTS = ['mended', 'missing', 'failed'] as const;
export type NumberDrift = (typeof NUMBER_DRIFTS)[number];

/** A call that the carrier's log has and ours had not, or the other way round. */
export const CALL_DIFFERENCES = ['unknown_here', 'unknown_there'] as const;
export type CallDifference = (typeof CALL_DIFFERENCES)[number];
/** recorded: as a call that failed. told: there is nothing to be done. */
export const DIFFERENCE_STEPS = ['recorded', 'told'] as const;
export type DifferenceStep = (typeof DIFFERENCE_STEPS)[number];

/** Where a carrier tells us of calls; the fallback is asked after an error, and every server of ours answers alike. */
export type NumberAddresses = { voice: string; fallback: string; status: string };

export function numberAddresses(publicUrl: string, kind: CarrierKind): NumberAddresses {
  const address = `${publicUrl}/carrier/${dialectOf(kind)}`;
  const voice = `${address}/voice`;
  return { voice, fallback: voice, status: `${address}/status` };
}

export const isAsSet = (found: NumberAddresses, ours: NumberAddresses) =>
  found.voice === ours.voice && found.fallback === ours.fallback && found.status === ours.status;
