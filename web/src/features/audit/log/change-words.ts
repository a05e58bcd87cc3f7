import { BILLINGS } from '@callstead/domain/calls/call';
import { CAMPAIGN_STATUSES } from '@callstead/domain/campaigns/terms';
import { ACCOUNT_STATUSES, USER_TYPES } from '@callstead/domain/identity/account';
import { ENTRY_KINDS } from '@callstead/domain/ledger/entry';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { callMessages } from '../../../i18n/call-messages.ts';
import { campaignMessages } from '../../../i18n/campaign-messages.ts';
import { entryMessages } from '../../../i18n/entry-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { auditMessages } from './messages.ts';

const FIELDS = [
  'status',
  'userType',
  'email',
  'fullName',
  'priority',
  'subject',
  'language',
  'billing',
  'publisher',
  'campaign',
  'carrier',
  'creditLimitCents',
] as const;

/** A field nobody gave a name yet is shown as it is kept. */
export function useFieldName(): (field: string) => string {
  const t = useTexts(auditMessages);
  const entries = useTexts(entryMessages);
  return (field) => {
    const known = FIELDS.find((each) => each === field);
    if (known) return t(`fields.${known}`);
    const kind = ENTRY_KINDS.find((each) => each === field);
    return kind ? entries(`kinds.${kind}`) : field;
  };
}

/** What is kept as a code or in cents, as people say it. */
export function useValueText(): (field: string, value: unknown) => string {
  const t = useTexts(auditMessages);
  const money = useMoney();
  const codeText = useCodeText();
  return (field, value) => {
    if (value === null || value === undefined || value === '') return t('nothing');
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (typeof value === 'number' && isMoney(field)) return money(value);
    if (Array.isArray(value)) return value.map(plain).join(', ');
    return (typeof value === 'string' && codeText(field, value)) || plain(value);
  };
}

const isMoney = (field: string) => field.endsWith('Cents') || ENTRY_KINDS.some((kind) => kind === field);

const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function useCodeText(): (field: string, code: string) => string | undefined {
  const accounts = useTexts(accountMessages);
  const calls = useTexts(callMessages);
  const campaigns = useTexts(campaignMessages);
  return (field, code) => {
    const billing = field === 'billing' && BILLINGS.find((each) => each === code);
    if (billing) return calls(`billings.${billing}`);
    const status = ACCOUNT_STATUSES.find((each) => each === code);
    if (status) return accounts(`statuses.${status}`);
    const campaignStatus = field === 'status' && CAMPAIGN_STATUSES.find((each) => each === code);
    if (campaignStatus) return campaigns(`statuses.${campaignStatus}`);
    const type = USER_TYPES.find((each) => each === code);
    return type && accounts(`types.${type}`);
  };
}
