import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Icon, type IconType } from '../../../ui/brand/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { statMessages } from './stat-messages.ts';

export type QuickLink = { label: string; to: string; icon: IconType };

/** What people come here to do next. */
export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  const t = useTexts(statMessages);
  const keepAccount = useKeepAccount();
  return (
    <Card title={t('quickActions')}>
      <ul className="-my-1.5 grid">
        {links.map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={keepAccount(to)}
              className="group flex min-h-11 items-center gap-3 rounded font-medium text-14 hover:text-primary"
            >
              <Icon of={icon} size={20} className="text-muted group-hover:text-primary" />
              <span className="flex-1">{label}</span>
              <Icon of={ArrowRight} className="text-muted group-hover:text-primary" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
