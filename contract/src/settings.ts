import { LONGEST_PERSONAL_DATA_DAYS } from '@callstead/domain/campaigns/terms';
import { CURRENCIES } from '@callstead/domain/currencies';
import { MOST_APPEAL_DAYS } from '@callstead/domain/disputes/appeal';
import { isTimeZone } from '@callstead/domain/identity/time-zone';
import { MOST_REFUSED_DAYS, MOST_UPLOAD_HOURS, REFUSED_DAYS, UPLOAD_HOURS } from '@callstead/domain/leads/import';
import { readThresholds } from '@callstead/domain/payouts/tax/nec-threshold';
import { TAX_FORM_RULES } from '@callstead/domain/payouts/tax/who-needs-form';
import * as z from 'zod';
import { Brand, Legal, Tracking } from './brand.ts';
import { Originator } from './originator.ts';
import { RefillsAbroad } from './refill.ts';
import { Site } from './site.ts';
import { Email, fieldError, shortText } from './text.ts';
import { whole } from './whole.ts';

const group = <const Name extends string, Values extends z.ZodObject>(name: Name, values: Values) =>
  z.object({
    group: z.literal(name),
    /** Zero: nobody has changed the defaults yet. A change is made from the version somebody read. */
    version: z.number().int().nonnegative(),
    values,
  });

/** The browser forgets the cookie then, whatever admins say. */
export const LONGEST_SESSION_DAYS = 90;

/** The network by law. Empty is what is not said. */
const Company = z.object({
  legalName: shortText(),
  addressLine1: shortText(),
  addressLine2: shortText(),
  country: shortText(80),
  taxId: shortText(40),
  email: shortText(254)
    .refine((written) => written === '' || Email.safeParse(written).success, fieldError('email_invalid'))
    .transform((written) => written.toLowerCase()),
});

/** From how much on later years are reported, as the IRS announces it: '2027: 2100, 2028: 2200'. */
const NecThresholds = shortText(200).refine((written) => readThresholds(written) !== undefined, fieldError('invalid'));

/** '305, 786' */
const AreaCodes = shortText(200).refine(
  (written) => written.split(/[\s,]+/).every((areaCode) => /^([2-9]\d\d)?$/.test(areaCode)),
  fieldError('invalid'),
);

/** What admins can set about the network, one entry a group; defaults (server) and form (web) do not compile without it. */
const GROUPS = [
  group('support', z.object({ email: Email })), // whom people write to: named by offers, the contact page and mails
  group('company', Company), // who writes invoices and receipts; empty: the network under its own name
  group('security', z.object({ sessionDays: whole(1, LONGEST_SESSION_DAYS) })), // then a login ends, however much it is used
  group(
    'transfers', // where advertisers send money; without an account none is offered
    z.object({
      bankName: shortText(),
      holder: shortText(),
      account: shortText(60),
      routing: shortText(60),
      note: shortText(500),
    }),
  ),
  group(
    'billing', // when advertisers hear of a balance that runs out, and of an invoice that is not paid
    z.object({
      alertHours: whole(1, 720),
      netDays: whole(0, 120),
      secondReminderDays: whole(1, 90),
      thirdReminderDays: whole(1, 90),
      pauseDays: whole(1, 120),
    }),
  ),
  group('disputes', z.object({ appealDays: whole(0, MOST_APPEAL_DAYS) })), // so long whoever lost one may appeal; 0: nobody
  group(
    'payouts', // below the threshold a publisher waits for the next run
    z.object({
      thresholdDollars: whole(1, 10_000_000), // of the smallest currencies; the server knows how much it is in the network's own
      earlyFeeBasisPoints: whole(0, 2_000).default(0), // zero: nobody is paid early
      taxForms: z.enum(TAX_FORM_RULES).default('us_persons'), // of whom a form is asked before they are paid
      necThresholds: NecThresholds.default(''),
    }),
  ),
  group('referrals', z.object({ shareBasisPoints: whole(0, 5_000), months: whole(1, 60) })), // for bringing publishers; a share of 0 offers nothing
  group(
    'numbers', // how long a released number rests, and when the pool is refilled at our carriers
    z.object({
      restDays: whole(0, 365),
      refillLevel: whole(0, 500), // 0: never
      refillPerDay: whole(0, 100),
      refillAreaCodes: AreaCodes, // in this order; none: any
      refillAbroad: RefillsAbroad.default([]),
    }),
  ),
  group('clicks', z.object({ keptMonths: whole(1, 120) })), // then single clicks are forgotten; what they add up to stays
  group(
    'people', // then callers and leads are forgotten; 0: when they ask
    z.object({
      personalDataDays: whole(0, LONGEST_PERSONAL_DATA_DAYS),
      importHours: whole(1, MOST_UPLOAD_HOURS).default(UPLOAD_HOURS), // a file of leads that nobody started
      refusedRowDays: whole(1, MOST_REFUSED_DAYS).default(REFUSED_DAYS), // rows of it that were refused, to be mended
    }),
  ),
  group('brand', Brand), // its name, colour and logo, and who its mails are from
  group('legal', Legal),
  group(
    'books', // in what money is counted, and whose days and months it is counted by
    z.object({
      currency: z.enum(CURRENCIES),
      zone: shortText(60).refine(isTimeZone, fieldError('time_zone_invalid')),
    }),
  ),
  group('tracking', Tracking),
  group('site', Site), // what visitors see of it
  group('originator', Originator), // who orders the payments to publishers; a file that needs what is empty is refused
] as const;

export const SaveSettingsRequest = z.discriminatedUnion('group', GROUPS);
export type SaveSettingsRequest = z.infer<typeof SaveSettingsRequest>;

/** Every setting, by its group. */
export type Settings = { [Each in SaveSettingsRequest as Each['group']]: Each['values'] };
export type SettingGroup = keyof Settings;

export const SETTING_GROUPS: readonly SettingGroup[] = GROUPS.map(({ shape }) => shape.group.value);

/** What a form of a group is checked with. */
export const settingsOf = (name: SettingGroup): z.ZodObject => {
  const found = GROUPS.find(({ shape }) => shape.group.value === name);
  if (!found) throw new Error(`there is no group of settings called ${name}`);
  return found.shape.values;
};

/** Why a setting can no longer be changed. `named`: the environment says it, and that wins; `used`: what is written goes by it. */
const FIXED_BY = ['named', 'used'] as const;
export type FixedBy = (typeof FIXED_BY)[number];

const SettingsInForce = SaveSettingsRequest.and(
  z.object({
    changedAt: z.iso.datetime().nullable(),
    changedBy: z.string().nullable(),
    fixed: z.record(z.string(), z.enum(FIXED_BY)).optional(),
  }),
);
export type SettingsInForce = z.infer<typeof SettingsInForce>;

export const SettingsResponse = z.object({ groups: z.array(SettingsInForce) });
export type SettingsResponse = z.infer<typeof SettingsResponse>;
