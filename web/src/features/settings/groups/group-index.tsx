import type { SettingGroup } from '@callstead/contract/settings';
import { clsx } from 'clsx';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { settingsMessages } from './messages.ts';

/** The way to each group: beside them where there is room, else one list that stays in reach. */
export function GroupIndex({ groups }: { groups: readonly SettingGroup[] }) {
  const t = useTexts(settingsMessages);
  const { hash } = useLocation();
  const navigate = useNavigate();
  return (
    <nav aria-label={t('index')} className="sticky top-14 z-20 min-w-0 self-start xl:top-20">
      <div className="-mx-1 bg-canvas px-1 py-2 xl:hidden">
        <SelectField
          label={<span className="sr-only">{t('goTo')}</span>}
          placeholder={t('goTo')}
          options={groups.map((group) => ({ value: group, label: t(`groups.${group}.title`) }))}
          value="" // whoever chooses the same again is led there again
          onChange={(group) => void navigate({ hash: group })}
        />
      </div>
      <ul className="grid max-h-[calc(100dvh-6rem)] gap-0.5 overflow-y-auto max-xl:hidden">
        {groups.map((group) => (
          <li key={group}>
            <Link
              to={{ hash: group }}
              aria-current={hash === `#${group}` ? 'location' : undefined}
              className={clsx(
                'block rounded px-2.5 py-1.5 text-14 hover:bg-sunken hover:text-text',
                hash === `#${group}` ? 'bg-sunken font-medium text-text' : 'text-muted',
              )}
            >
              {t(`groups.${group}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
