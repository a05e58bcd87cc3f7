import { paths } from '@callstead/contract/paths';
import type { ScreenPreferences } from '@callstead/contract/preferences';
import { DENSITIES, type Density } from '@callstead/domain/identity/screen';
import { type StartPage, startPagesOf } from '@callstead/domain/identity/start-pages';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LanguageSwitch } from '../../../ui/action/language-switch.tsx';
import { Segments } from '../../../ui/action/segments.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useZoneName } from '../../../ui/period/zones.ts';
import { useChangeScreen } from './api.ts';
import { preferencesMessages } from './messages.ts';

const USUAL_DENSITY: Density = 'compact';

/** Where one begins and how the panels look; saved as it is chosen. */
export function ScreenCard() {
  const t = useTexts(preferencesMessages);
  const { profile, screen } = useAuth();
  const change = useChange();
  const pages = startPagesOf(profile?.userType ?? 'publisher');
  const [home] = pages;
  return (
    <Card title={t('screen')}>
      <div className="grid gap-6">
        <SelectField
          label={t('startPage')}
          hint={t('startPageHint')}
          options={pages.map((page) => ({ value: page, label: t(`pages.${page}`) }))}
          value={screen.startPage ?? home ?? ''}
          onChange={(page) => change({ startPage: page === home ? null : (page as StartPage) })}
        />
        <Line title={t('density')} hint={t('densityHint')}>
          <Segments
            label={t('density')}
            options={DENSITIES.map((value) => ({ value, label: t(`densities.${value}`) }))}
            chosen={screen.density ?? USUAL_DENSITY}
            onChange={(density) => change({ density: density === USUAL_DENSITY ? null : density })}
          />
        </Line>
        <Line title={t('language')} hint={t('languageHint')}>
          <LanguageSwitch />
        </Line>
        <Zone />
      </div>
    </Card>
  );
}

function Zone() {
  const t = useTexts(preferencesMessages);
  const { profile } = useAuth();
  const zoneName = useZoneName();
  const zone = useTimeZone();
  const isAdmin = !profile || profile.userType === 'admin';
  const { account } = profile?.userType === 'advertiser' ? paths.advertiser : paths.publisher;
  return (
    <Line title={t('zone')} hint={t('zoneHint')}>
      <p className="text-14">
        {zone && zoneName(zone)} {!isAdmin && <TextLink to={account}>{t('changeZone')}</TextLink>}
      </p>
    </Line>
  );
}

type LineProps = { title: string; hint: string; children: ReactNode };

function Line({ title, hint, children }: LineProps) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-medium text-13">{title}</p>
      {children}
      <p className="text-13 text-muted">{hint}</p>
    </div>
  );
}

function useChange() {
  const t = useTexts(preferencesMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const { mutate } = useChangeScreen();
  return (change: Partial<ScreenPreferences>) =>
    mutate(change, {
      onSuccess: () => toast({ title: t('screenSaved'), tone: 'success' }),
      onError: (error) => toast({ title: t('saveFailed'), description: errorText(error), tone: 'danger' }),
    });
}
