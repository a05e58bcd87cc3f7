import type { AccountStatus } from '@callstead/domain/identity/account';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

const TONES: Record<AccountStatus, Tone> = { pending: 'warning', approved: 'success', rejected: 'danger' };

export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const t = useTexts(accountMessages);
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
