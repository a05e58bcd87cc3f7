import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, Eye } from 'lucide';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountDetailQuery } from '../../../api/account-detail-query.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { Icon } from '../../../ui/brand/icon.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { PopoverPanel } from '../../../ui/overlay/popover-panel.tsx';
import { AccountChoices } from './account-choices.tsx';
import type { PanelKind } from './api.ts';
import { accountPickerMessages } from './messages.ts';

/** Whose panel an admin looks at: the whole network's, or that of one account. */
export function AccountPicker({ kind }: { kind: PanelKind }) {
  const t = useTexts(accountPickerMessages);
  const account = useViewedAccount();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated(); // its script comes after the page's: a click before would be lost
  const name = useViewedName(account, hydrated);
  const [, setParams] = useSearchParams();
  const choose = (id: string | undefined) => {
    setOpen(false);
    setParams(id ? { account: id } : {}); // filters and pages belong to the one looked at before
  };
  return (
    <section
      aria-label={t('label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-info bg-info-bg px-4 py-2"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-3" aria-live="polite">
        <Icon of={Eye} size={20} className="text-info" />
        <span className="min-w-0 break-words">
          {t('viewing')} <strong className="font-semibold">{name}</strong>
        </span>
      </p>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          disabled={!hydrated}
          className="inline-flex min-h-11 items-center gap-2 rounded border border-strong bg-surface px-3 font-medium hover:bg-sunken"
        >
          {t('choose')}
          <Icon of={ChevronsUpDown} className="text-muted" />
        </Popover.Trigger>
        <PopoverPanel label={t('choose')}>
          <AccountChoices kind={kind} chosen={account} onChoose={choose} />
        </PopoverPanel>
      </Popover.Root>
    </section>
  );
}

/** The page may have asked for the account before this script was there: its first drawing is the server's all the same. */
function useViewedName(account: string | undefined, hydrated: boolean): string {
  const t = useTexts(accountPickerMessages);
  const { data, error } = useQuery({ ...accountDetailQuery(account ?? ''), enabled: account !== undefined });
  if (account === undefined) return t('everybody');
  if (!hydrated) return '…';
  if (data) return data.fullName;
  if (!error) return '…';
  return isNobody(error) ? t('unknown') : t('unreachable');
}

/** A mangled address names nobody either. */
const isNobody = (error: Error) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
