import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import type { AccountStatus } from '@callstead/domain/identity/account';
import { ArrowLeftRight, CircleCheck, CircleX, Clock, Eye, FileUser } from 'lucide';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import type { IconType } from '../../../ui/brand/icon.tsx';
import { useOpened } from '../../../ui/list/use-opened.ts';
import { type MenuItem, RowMenu } from '../../../ui/overlay/row-menu.tsx';
import { accountsMessages } from './messages.ts';
import { transitionsFrom } from './transitions.ts';
import type { AccountDecisions } from './use-account-decisions.ts';
import { useMayDecide } from './use-may-decide.ts';
import { useOtherType } from './use-other-type.ts';

const ICONS: Record<AccountStatus, IconType> = { approved: CircleCheck, rejected: CircleX, pending: Clock };

export function AccountMenu({ account, decisions }: { account: Profile; decisions: AccountDecisions }) {
  const t = useTexts(accountsMessages);
  const { open } = useOpened('detail');
  const mayDecide = useMayDecide();
  const other = useOtherType()(account);
  const navigate = useNavigate();
  const items: MenuItem[] = [
    { label: t('details'), icon: Eye, onSelect: () => open(account.id) },
    { label: t('page'), icon: FileUser, onSelect: () => void navigate(paths.admin.account(account.id)) },
  ];
  if (mayDecide(account)) {
    for (const status of transitionsFrom(account.status)) {
      items.push({
        label: t(`set.${status}`),
        icon: ICONS[status],
        tone: status === 'rejected' ? 'danger' : undefined,
        disabled: decisions.isBusy(account),
        onSelect: () => decisions.decide(account, status),
      });
    }
  }
  if (other) {
    items.push({
      label: t(`switchTo.${other}`),
      icon: ArrowLeftRight,
      disabled: decisions.isBusy(account),
      onSelect: () => decisions.switchTo(account, other),
    });
  }
  return <RowMenu label={t('menuOf', { name: account.fullName })} items={items} />;
}
