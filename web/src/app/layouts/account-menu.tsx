import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import { newsReaderOf } from '@callstead/domain/notifications/preferences';
import { CircleQuestionMark, Keyboard, LogOut, ShieldCheck, SlidersHorizontal, UserRound } from 'lucide';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { Avatar } from '../../ui/brand/avatar.tsx';
import { Icon, type IconType } from '../../ui/brand/icon.tsx';
import { PopoverPanel } from '../../ui/overlay/popover-panel.tsx';
import { useHelpAddress } from './help-button.tsx';
import { panelMessages } from './panel-messages.ts';

type AccountMenuProps = { onLogout: () => void; loggingOut: boolean; onShortcuts: () => void };

/** What concerns whoever is logged in: their pages, the keys, the way out. */
export function AccountMenu({ onLogout, loggingOut, onShortcuts }: AccountMenuProps) {
  const t = useTexts(panelMessages);
  const { profile, viewing, owesTwoFactor } = useAuth();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = profile?.fullName ?? '';
  const label = t('self', { name });
  const help = useHelpAddress();
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={label}
        title={label}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken data-[state=open]:bg-sunken"
      >
        <Avatar name={name} url={profile?.avatarUrl ?? ''} />
      </Popover.Trigger>
      <PopoverPanel label={label} className="max-w-72">
        <div className="grid gap-0.5 border-b px-4 py-3">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-13 text-muted">{profile?.email}</p>
        </div>
        <ul className="p-1">
          <OwnPages profile={profile} onLeave={close} />
          {profile && !viewing && !owesTwoFactor && (
            <Way to={paths[newsReaderOf(profile.userType)].preferences} icon={SlidersHorizontal} onLeave={close}>
              {t('preferences')}
            </Way>
          )}
          <Way to={help} icon={CircleQuestionMark} onLeave={close} reloadDocument>
            {t('help')}
          </Way>
          <Deed
            icon={Keyboard}
            onPress={() => {
              close();
              onShortcuts();
            }}
          >
            {t('shortcuts')}
          </Deed>
          <Deed icon={LogOut} disabled={loggingOut} onPress={onLogout}>
            {t('logout')}
          </Deed>
        </ul>
      </PopoverPanel>
    </Popover.Root>
  );
}

/** An admin has no account page, and in another's panel it is not theirs. */
function OwnPages({ profile, onLeave }: { profile: Profile | null; onLeave: () => void }) {
  const t = useTexts(panelMessages);
  if (!profile || profile.userType === 'admin') {
    return (
      <Way to={paths.admin.security} icon={ShieldCheck} onLeave={onLeave}>
        {t('security')}
      </Way>
    );
  }
  const panel = profile.userType === 'advertiser' ? paths.advertiser : paths.publisher;
  return (
    <>
      <Way to={panel.account} icon={UserRound} onLeave={onLeave}>
        {t('account')}
      </Way>
      <Way to={panel.security} icon={ShieldCheck} onLeave={onLeave}>
        {t('security')}
      </Way>
    </>
  );
}

const ROW = 'flex min-h-10 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-sunken pointer-coarse:min-h-11';

type WayProps = { to: string; icon: IconType; onLeave: () => void; reloadDocument?: boolean; children: ReactNode };

function Way({ icon, onLeave, children, ...link }: WayProps) {
  return (
    <li>
      <Link {...link} onClick={onLeave} className={ROW}>
        <Icon of={icon} className="text-muted" />
        {children}
      </Link>
    </li>
  );
}

type DeedProps = { icon: IconType; onPress: () => void; disabled?: boolean; children: ReactNode };

function Deed({ icon, onPress, disabled = false, children }: DeedProps) {
  return (
    <li>
      <button type="button" disabled={disabled} onClick={onPress} className={`${ROW} disabled:opacity-55`}>
        <Icon of={icon} className="text-muted" />
        {children}
      </button>
    </li>
  );
}
