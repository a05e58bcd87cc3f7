import type { PanelName } from '@callstead/contract/public-paths';
import { Search } from 'lucide';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { usePanelKeys } from '../../features/finding/shared/panel-keys.ts';
import { useRememberVisits } from '../../features/finding/shared/remember-visits.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { Icon } from '../../ui/brand/icon.tsx';
import type { PanelGroup, PanelItem } from './panel-frame.tsx';
import { panelMessages } from './panel-messages.ts';
import { usePaletteActions } from './use-palette-actions.ts';

// Whoever never opens them never loads them.
const Palette = lazy(async () => ({ default: (await import('../../features/finding/palette/palette.tsx')).Palette }));
const ShortcutSheet = lazy(async () => ({
  default: (await import('../../features/finding/palette/shortcut-sheet.tsx')).ShortcutSheet,
}));

export type Finding = 'palette' | 'keys' | null;

type FindProps = {
  groups: readonly PanelGroup[];
  logout: () => void;
  finding: Finding;
  setFinding: (finding: Finding) => void;
};

/** The one search, and the keys of a panel. */
export function Find({ groups, logout, finding, setFinding }: FindProps) {
  const t = useTexts(panelMessages);
  const navigate = useNavigate();
  const { user, profile, viewing } = useAuth();
  const items = groups.flatMap((group) => group.items).filter(({ disabled }) => !disabled);
  const go = ({ to }: PanelItem) => void navigate(to);
  usePanelKeys({
    onPalette: () => setFinding('palette'),
    onSheet: () => setFinding('keys'),
    jumps: new Map(items.flatMap((item) => (item.jump ? [[item.jump, () => go(item)] as const] : []))),
  });
  useRememberVisits(viewing ? undefined : user?.id); // what another sees is nothing to come back to
  const actions = usePaletteActions({ logout, onShortcuts: () => setFinding('keys') });
  const ways = items.map((item) => ({ ...item, keys: keysOf(item), onSelect: () => go(item) }));
  const close = () => setFinding(null);
  return (
    <>
      <FindButton onPress={() => setFinding('palette')} />
      <Suspense>
        {finding === 'palette' && user && (
          <Palette
            userId={user.id}
            panel={panelNameOf(profile?.userType)}
            groups={[
              { label: t('goTo'), items: ways },
              { label: t('actions.title'), items: actions },
            ]}
            onClose={close}
          />
        )}
        {finding === 'keys' && (
          <ShortcutSheet
            jumps={items.flatMap((item) => {
              const keys = keysOf(item);
              return keys ? [{ label: item.label, keys }] : [];
            })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

const keysOf = ({ jump }: PanelItem) => jump && `G ${jump.toUpperCase()}`;

/** What somebody finds is looked at in the panel that is theirs. */
function panelNameOf(userType: string | undefined): PanelName {
  if (userType === 'admin' || userType === 'advertiser') return userType;
  return 'publisher';
}

/** As wide as a field where there is room: people look for one. */
function FindButton({ onPress }: { onPress: () => void }) {
  const t = useTexts(panelMessages);
  return (
    <button
      type="button"
      onClick={onPress}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={t('find')}
      className="flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded text-muted hover:bg-sunken hover:text-text xl:h-9 xl:w-52 xl:justify-start xl:border xl:bg-surface xl:px-3"
    >
      <Icon of={Search} size={20} className="xl:size-4" />
      <span aria-hidden className="hidden flex-1 text-left text-13 xl:inline">
        {t('find')}
      </span>
      {/* Drawn, not written: it is no part of the name, which aria-keyshortcuts completes. */}
      <kbd aria-hidden className="hidden font-mono text-12 before:content-['⌘K'] xl:inline" />
    </button>
  );
}
