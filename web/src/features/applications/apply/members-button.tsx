import type { OwnApplication } from '@callstead/contract/applications';
import { readOwnApplication } from '@callstead/contract/applications-endpoints';
import { can } from '@callstead/domain/policy';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ApplicationControl } from './application-control.tsx';
import { applyingMessages } from './messages.ts';

type Offer = { id: string; title: string };

/** A publisher's request and how it stands; for others, that only publishers may ask. */
export function MembersButton({ offer }: { offer: Offer }) {
  if (can(useActor(), 'application.read-own')) return <OwnRequest offer={offer} />;
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

function useOwnApplication(offerId: string) {
  const [state, setState] = useState<OwnApplication | null | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setState('loading');
    call(readOwnApplication, { params: { publicId: offerId } }).then(
      ({ application }) => setState(application),
      () => setState('failed'),
    );
  }, [offerId]);
  useEffect(load, [load]);
  return { state, show: setState, load };
}
