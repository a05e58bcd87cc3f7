import { lazy, type ReactNode, Suspense } from 'react';
import { useAuth } from '../../auth/auth.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { offerPageMessages } from '../../i18n/offer-page-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Readers without an account pay nothing for what only members can do. */
const MembersButton = lazy(() => import('./members-button.tsx').then((module) => ({ default: module.MembersButton })));

/** What the visitor can do next, by who they are. */
export function ApplyButton({ offer }: { offer: { id: string; title: string } }) {
  const t = useTexts(offerPageMessages);
  const { profile } = useAuth();
  if (profile) {
    return (
      <Suspense fallback={<div className="h-12" />}>
        <MembersButton offer={offer} userType={profile.userType} />
      </Suspense>
    );
  }
  return (
    <Next note={t('apply.signInText')}>
      <ButtonLink to={`/login?redirect=${encodeURIComponent(`/offer/${offer.id}`)}`} variant="signal" size="lg">
        {t('apply.signIn')}
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
