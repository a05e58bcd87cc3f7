import { paths } from '@callstead/contract/paths';
import { OFFERED } from '@callstead/domain/offered';
import {
  CircleDollarSign,
  FileUp,
  Inbox,
  Keyboard,
  Languages,
  LifeBuoy,
  Link,
  LogOut,
  Megaphone,
  Moon,
  Route,
  Scale,
  SquarePlus,
  Sun,
  UserCheck,
  Wallet,
} from 'lucide';
import { useNavigate } from 'react-router';
import type { PaletteItem } from '../../features/finding/palette/palette.tsx';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { useTheme } from '../theme.tsx';
import { panelMessages } from './panel-messages.ts';

type Deeds = { logout: () => void; onShortcuts: () => void };
type Role = 'admin' | 'publisher' | 'advertiser';

/** What this role does most, and what everybody can do anywhere. */
export function usePaletteActions(deeds: Deeds): PaletteItem[] {
  const { profile } = useAuth();
  const role: Role = profile?.userType === 'affiliate' ? 'publisher' : (profile?.userType ?? 'publisher');
  return [...useRoleActions()[role], ...useOwnActions(deeds)];
}

function useRoleActions(): Record<Role, PaletteItem[]> {
  const t = useTexts(panelMessages);
  const navigate = useNavigate();
  const to = (address: string) => () => void navigate(address);
  const { admin, publisher, advertiser } = paths;
  return {
    admin: [
      { label: t('actions.pendingAccounts'), icon: UserCheck, onSelect: to(admin.users({ status: 'pending' })) },
      { label: t('actions.decideApplications'), icon: Inbox, onSelect: to(admin.applications({ status: 'pending' })) },
      { label: t('actions.disputes'), icon: Scale, onSelect: to(admin.disputes({ turn: 'admin' })) },
      { label: t('actions.openTickets'), icon: LifeBuoy, onSelect: to(admin.tickets({ status: 'open' })) },
      { label: t('actions.explain'), icon: Route, onSelect: to(admin.explainCall) },
    ],
    publisher: [
      { label: t('actions.findCampaign'), icon: Megaphone, onSelect: to(publisher.campaigns) },
      ...(OFFERED.links ? [{ label: t('actions.link'), icon: Link, onSelect: to(publisher.links) }] : []),
      ...(OFFERED.leads
        ? [{ label: t('actions.importLeads'), icon: FileUp, onSelect: to(publisher.leadImports) }]
        : []),
      { label: t('actions.paymentMethod'), icon: Wallet, onSelect: to(publisher.account) },
      { label: t('actions.explain'), icon: Route, onSelect: to(publisher.explainCall) },
      { label: t('actions.ticket'), icon: LifeBuoy, onSelect: to(publisher.tickets({ new: '1' })) },
    ],
    advertiser: [
      { label: t('actions.createCampaign'), icon: SquarePlus, onSelect: to(advertiser.createCampaign()) },
      { label: t('actions.topUp'), icon: CircleDollarSign, onSelect: to(advertiser.billing()) },
      { label: t('actions.decideApplications'), icon: Inbox, onSelect: to(advertiser.applications) },
      { label: t('actions.explain'), icon: Route, onSelect: to(advertiser.explainCall) },
      { label: t('actions.ticket'), icon: LifeBuoy, onSelect: to(advertiser.tickets({ new: '1' })) },
    ],
  };
}

function useOwnActions({ logout, onShortcuts }: Deeds): PaletteItem[] {
  const t = useTexts(panelMessages);
  const { language, choose } = useLanguage();
  const { choose: chooseTheme } = useTheme();
  return [
    { label: t('actions.light'), icon: Sun, onSelect: () => chooseTheme('light') },
    { label: t('actions.dark'), icon: Moon, onSelect: () => chooseTheme('dark') },
    { label: t('actions.language'), icon: Languages, onSelect: () => choose(language === 'es' ? 'en' : 'es') },
    { label: t('shortcuts'), icon: Keyboard, onSelect: onShortcuts, keys: '?' },
    { label: t('logout'), icon: LogOut, onSelect: logout },
  ];
}
