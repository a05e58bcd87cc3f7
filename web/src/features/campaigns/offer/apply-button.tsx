import type { OfferDetail } from '@callstead/contract/campaigns/offers';
import { publicPaths } from '@callstead/contract/public-paths';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { isRequestable } from '../shared/offer-facts.tsx';
import { offerMessages } from '../shared/offer-messages.ts';
import { offerPageMessages } from './messages.ts';

/** What members can do about an offer; `app/` says who draws it. */
export type MembersSlot = ComponentType<{ offer: { id: string; title: string } }>;

type ApplyButtonProps = { offer: Pick<OfferDetail, 'id' | 'title' | 'campaignType'>; Members: MembersSlot };

/** What the visitor can do next, by who they are. */
export function ApplyButton({ offer, Members }: ApplyButtonProps) {
  const t = useTexts(offerPageMessages);
  const about = useTexts(offerMessages);
  const { profile } = useAuth();
  if (!isRequestable(offer)) return <p className="text-14 text-muted">{about('notYet')}</p>;
  if (profile) {
    return (
      <Suspense fallback={<div className="h-12" />}>
        <Members offer={offer} />
      </Suspense>
    );
  }
  return (
    <Next note={t('apply.signInText')}>
      <ButtonLink to={publicPaths.loginThen(publicPaths.offer(offer.id))} variant="signal" size="lg">
        {t('apply.signIn')}
      </ButtonLink>
      <ButtonLink to={publicPaths.registerAs('publisher')} variant="secondary">
        {t('apply.register')}
      </ButtonLink>
    </Next>
  );
}

function Next({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      {children}
      <p className="text-13 text-muted">{note}</p>
    </div>
  );
}
