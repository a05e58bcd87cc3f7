import type { AccountStatus } from '@callstead/domain/identity/account';
import { accountsMessages } from '../../../i18n/accounts-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

const TONES: Record<AccountStatus, Tone> = { pending: 'warning', approved: 'success', rejected: 'danger' };

export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const t = useTexts(accountsMessages);
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
