import type { OwnApplication, OwnApplicationResponse } from '@callstead/contract/applications';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { request } from '../../api/request.ts';
import { ApplicationControl } from '../../applying/application-control.tsx';
import { useAuth } from '../../auth/auth.tsx';
import { applyingMessages } from '../../i18n/applying-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { offerPageMessages } from '../../i18n/offer-page-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';

type Offer = { id: string; title: string };

/** What the visitor can do next, by who they are. */
export function ApplyButton({ offer }: { offer: Offer }) {
  const t = useTexts(offerPageMessages);
  const { profile } = useAuth();
  if (!profile) {
    return (
      <Next note={t('apply.signInText')}>
        <ButtonLink to={`/login?redirect=${encodeURIComponent(`/offer/${offer.id}`)}`} variant="signal" size="lg">
          {t('apply.signIn')}
        </ButtonLink>
      </Next>
    );
  }
  const isPublisher = profile.userType === 'publisher' || profile.userType === 'affiliate';
  if (isPublisher) return <OwnRequest offer={offer} />;
  return (
    <div className="justify-self-start">
      <ApplicationControl offer={offer} application={null} place="offer" size="lg" onChange={() => undefined} />
    </div>
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

/** How a publisher's own request for this offer stands; only the browser asks, so the page stays the same for all. */
function OwnRequest({ offer }: { offer: Offer }) {
  const t = useTexts(applyingMessages);
  const ui = useTexts(offerPageMessages);
  const { state, show, load } = useOwnApplication(offer.id);
  if (state === 'loading') {
    return (
      <Button size="lg" variant="signal" disabled className="justify-self-start">
        {t('request')}
      </Button>
    );
  }
  if (state === 'failed') {
    const retry = (
      <Button size="sm" variant="secondary" onClick={load}>
        {ui('apply.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" action={retry}>
        {t('failed')}
      </Banner>
    );
  }
  return (
    <div className="w-full max-w-md">
      <ApplicationControl offer={offer} application={state} place="offer" size="lg" onChange={show} />
    </div>
  );
}

function useOwnApplication(offerId: string) {
  const [state, setState] = useState<OwnApplication | null | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setState('loading');
    request<OwnApplicationResponse>('GET', `/campaigns/${offerId}/application`).then(
      ({ application }) => setState(application),
      () => setState('failed'),
    );
  }, [offerId]);
  useEffect(load, [load]);
  return { state, show: setState, load };
}
