import { panelOf } from '@callstead/domain/identity/panel';
import type { ReactNode } from 'react';
import { useAuth } from '../../auth/auth.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { offerPageMessages } from '../../i18n/offer-page-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** What the visitor can do next, by who they are. */
export function ApplyButton({ offerId }: { offerId: string }) {
  const t = useTexts(offerPageMessages);
  const { profile } = useAuth();
  if (!profile) {
    return (
      <Next note={t('apply.signInText')}>
        <ButtonLink to={`/login?redirect=${encodeURIComponent(`/offer/${offerId}`)}`} variant="signal" size="lg">
          {t('apply.signIn')}
        </ButtonLink>
      </Next>
    );
  }
  const isPublisher = profile.userType === 'publisher' || profile.userType === 'affiliate';
  if (!isPublisher) return <Disabled note={t('apply.notAllowed')} />;
  if (profile.status !== 'approved') return <Banner tone="warning">{t(`apply.${profile.status}`)}</Banner>;
  return (
    <Next note={t('apply.fromPanel')}>
      <ButtonLink to={panelOf(profile.userType)} variant="signal" size="lg">
        {t('apply.panel')}
      </ButtonLink>
    </Next>
  );
}

function Next({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      {children}
      <p className="text-13 text-muted">{note}</p>
    </div>
  );
}

function Disabled({ note }: { note: string }) {
  const t = useTexts(offerPageMessages);
  return (
    <Next note={note}>
      <Button disabled size="lg">
        {t('apply.request')}
      </Button>
    </Next>
  );
}
