import { APPLICATION_STATUSES } from '@callstead/domain/applications/lifecycle';
import type { FactKind } from '@callstead/domain/audit/audit-facts';
import { BILLINGS } from '@callstead/domain/calls/call';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '@callstead/domain/campaigns/terms';
import { CORRECTION_ACTIONS } from '@callstead/domain/corrections/correction';
import { ACCOUNT_STATUSES, USER_TYPES } from '@callstead/domain/identity/account';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { PAYMENT_KINDS } from '@callstead/domain/payouts/payment-method';
import { TERM_SCHEDULES } from '@callstead/domain/payouts/payout-run';
import { TAX_FORM_KINDS } from '@callstead/domain/payouts/tax/tax-form';
import { TAX_FORM_RULES } from '@callstead/domain/payouts/tax/who-needs-form';
import { shortId } from '@callstead/domain/short-id';
import { LANGUAGE_MODES } from '@callstead/domain/site/public-pages';
import { TICKET_PRIORITIES, TICKET_SOURCES, TICKET_STATUSES } from '@callstead/domain/tickets/ticket';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { callMessages } from '../../../i18n/call-messages.ts';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { clockText } from '../../../ui/format/seconds.tsx';
import { factMessages } from './fact-messages.ts';

type Tell = (value: unknown) => string | undefined;

/** A code in the words of its list; undefined for one that is gone. */
const coded =
  <Code extends string>(codes: readonly Code[], textOf: (code: Code) => string): Tell =>
  (value) => {
    const code = codes.find((each) => each === value);
    return code && textOf(code);
  };

const textual =
  (textOf: (text: string) => string): Tell =>
  (value) =>
    typeof value === 'string' ? textOf(value) : undefined;

const numeric =
  (textOf: (number: number) => string): Tell =>
  (value) =>
    typeof value === 'number' ? textOf(value) : undefined;

/** Numbers as an import keeps them, with their carriers. */
function phonesText(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const numbers = value.map((each: unknown) => (each as { number?: unknown } | null)?.number);
  return numbers.every((number) => typeof number === 'string') ? numbers.map(phoneText).join(', ') : undefined;
}

/** What is kept as a code, in cents or in UTC, as people say it; undefined for what is no value of its kind. */
export function useFactText(): (kind: Exclude<FactKind, 'campaignPart'>, value: unknown) => string | undefined {
  const t = useTexts(factMessages);
  const codes = useCodeTexts();
  const values = useValueTexts();
  return (kind, value) => {
    if (value === null && kind === 'advertiserOrNetwork') return t('wholeNetwork');
    if (value === null || value === undefined || value === '') return t('nothing');
    return { ...codes, ...values }[kind](value);
  };
}

function useValueTexts() {
  const t = useTexts(factMessages);
  const formats = useFormats();
  const money = useMoney();
  const timeZone = useTimeZone() ?? 'UTC';
  return {
    text: textual((text) => text),
    advertiserOrNetwork: textual((text) => text),
    phone: textual(phoneText),
    phones: phonesText,
    id: textual(shortId),
    count: numeric((count) => formats.number(count)),
    cents: numeric(money),
    basisPoints: numeric((points) => formats.number(points / 10_000, { style: 'percent', maximumFractionDigits: 2 })),
    seconds: numeric(clockText),
    moment: textual((moment) =>
      formats.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    ),
    yesNo: (value) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : undefined),
  } satisfies Partial<Record<FactKind, Tell>>;
}

function useCodeTexts() {
  const t = useTexts(factMessages);
  const accounts = useTexts(accountMessages);
  const campaigns = useTexts(campaignMessages);
  const categories = useTexts(categoryMessages);
  const calls = useTexts(callMessages);
  return {
    accountStatus: coded(ACCOUNT_STATUSES, (code) => accounts(`statuses.${code}`)),
    userType: coded(USER_TYPES, (code) => accounts(`types.${code}`)),
    ticketStatus: coded(TICKET_STATUSES, (code) => t(`ticketStatuses.${code}`)),
    ticketPriority: coded(TICKET_PRIORITIES, (code) => t(`ticketPriorities.${code}`)),
    ticketSource: coded(TICKET_SOURCES, (code) => t(`ticketSources.${code}`)),
    campaignStatus: coded(CAMPAIGN_STATUSES, (code) => campaigns(`statuses.${code}`)),
    campaignType: coded(CAMPAIGN_TYPES, (code) => t(`campaignTypes.${code}`)),
    category: coded(CATEGORIES, (code) => categories(`category.${code}`)),
    applicationStatus: coded(APPLICATION_STATUSES, (code) => t(`applicationStatuses.${code}`)),
    billing: coded(BILLINGS, (code) => calls(`billings.${code}`)),
    correctionAction: coded(CORRECTION_ACTIONS, (code) => t(`correctionActions.${code}`)),
    paymentKind: coded(PAYMENT_KINDS, (code) => t(`paymentKinds.${code}`)),
    payoutSchedule: coded(TERM_SCHEDULES, (code) => t(`payoutSchedules.${code}`)),
    taxFormKind: coded(TAX_FORM_KINDS, (code) => t(`taxFormKinds.${code}`)),
    taxFormRule: coded(TAX_FORM_RULES, (code) => t(`taxFormRules.${code}`)),
    languageMode: coded(LANGUAGE_MODES, (code) => t(`languageModes.${code}`)),
  } satisfies Partial<Record<FactKind, Tell>>;
}
