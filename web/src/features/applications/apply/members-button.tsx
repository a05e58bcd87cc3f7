import type { OwnApplication } from '@callstead/contract/applications';
import { readOwnApplication } from '@callstead/contract/applications-endpoints';
import { can } from '@callstead/domain/policy';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { LiveProvider, useLive } from '../../../live/live.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ApplicationControl } from './application-control.tsx';
import { applyingMessages } from './messages.ts';

type Offer = { id: string; title: string };

/** A publisher's request and how it stands; for others, that only publishers may ask. */
export function MembersButton({ offer }: { offer: Offer }) {
  const { user } = useAuth();
  const mayAsk = can(useActor(), 'application.read-own');
  if (user && mayAsk) {
    return (
      <LiveProvider userId={user.id}>
        <OwnRequest offer={offer} />
      </LiveProvider>
    );
  }
  return (
    <div className="justify-self-start">
      <ApplicationControl offer={offer} application={null} place="offer" size="lg" onChange={() => undefined} />
    </div>
  );
}

/** How a publisher's own request for this offer stands; only the browser asks, so the page stays the same for all. */
function OwnRequest({ offer }: { offer: Offer }) {
  const t = useTexts(applyingMessages);
  const ui = useTexts(uiMessages);
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
        {ui('retry')}
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

/** A decision, a number, a pause: the open page shows it by itself. */
function useOwnApplication(offerId: string) {
  const [state, setState] = useState<OwnApplication | null | 'loading' | 'failed'>('loading');
  const { revalidate } = useRevalidator();
  const ask = useCallback(async () => {
    const { application } = await call(readOwnApplication, { params: { publicId: offerId } });
    setState(application);
  }, [offerId]);
  const load = useCallback(() => {
    setState('loading');
    ask().catch(() => setState('failed'));
  }, [ask]);
  useEffect(load, [load]);
  useLive('campaigns', () => {
    void revalidate();
    ask().catch(() => undefined); // what is shown still stands; the next news asks again
  });
  return { state, show: setState, load };
}
