import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { offerPageMessages } from './messages.ts';

/** Readers without an account pay nothing for what only members can do. */
const MembersButton = lazy(() =>
  import('../../applications/apply/members-button.tsx').then((module) => ({ default: module.MembersButton })),
);

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
