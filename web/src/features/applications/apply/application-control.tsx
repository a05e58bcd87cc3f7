import type { OwnApplication } from '@callstead/contract/applications';
import { mayApply } from '@callstead/domain/applications/lifecycle';
import type { AccountStatus } from '@callstead/domain/identity/account';
import { type Actor, roleMay } from '@callstead/domain/policy';
import { CircleCheck, CircleX, Clock } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button, type ButtonSize } from '../../../ui/action/button.tsx';
import { Granted } from './granted.tsx';
import { applyingMessages } from './messages.ts';
import { type ApplyingPlace, useApplying } from './use-applying.ts';

/** Readers of an offer pay nothing for the dialog. */
const ApplyDialog = lazy(() => import('./apply-dialog.tsx').then((module) => ({ default: module.ApplyDialog })));

type ControlProps = {
  offer: { id: string; title: string };
  application: OwnApplication | null;
  place: ApplyingPlace;
  onChange: (application: OwnApplication | null) => void;
  size?: ButtonSize | undefined;
};

/** 'Solicitar Campaña', or how the request stands and what came of it. */
export function ApplicationControl(props: ControlProps) {
  const { profile } = useAuth();
  const actor = useActor();
  const { application } = props;
  if (application && !mayApply(application.status)) return <Standing {...props} application={application} />;
  const note = profile ? whyNot(actor, profile.status) : null;
  return note ? <Refused note={note} size={props.size} /> : <Asking {...props} />;
}

function whyNot(actor: Actor, status: AccountStatus) {
  if (!roleMay(actor, 'application.create')) return 'notAllowedNote' as const;
  return status === 'approved' ? null : (`accountNotes.${status}` as const);
}

function Refused({ note, size }: { note: NonNullable<ReturnType<typeof whyNot>>; size: ButtonSize | undefined }) {
  const t = useTexts(applyingMessages);
  return (
    <div className="grid gap-2">
      <Button disabled size={size}>
        {t('request')}
      </Button>
      <p className="text-13 text-muted">{t(note)}</p>
    </div>
  );
}

function Asking({ offer, place, onChange, size }: ControlProps) {
  const t = useTexts(applyingMessages);
  const { busy, apply } = useApplying({ offerId: offer.id, place, onChange });
  const [asking, setAsking] = useState(false);
  const send = async (message: string) => {
    if (await apply(message)) setAsking(false);
  };
  return (
    <>
      <Button
        variant={place === 'offer' ? 'signal' : 'primary'} // one call to action a page is the loud one
        size={size}
        busy={busy}
        onClick={() => setAsking(true)}
        aria-label={busy ? undefined : t('requestOne', { title: offer.title })}
      >
        {t(busy ? 'processing' : 'request')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ApplyDialog title={offer.title} busy={busy} onSend={send} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const ICONS = { pending: Clock, approved: CircleCheck, rejected: CircleX, revoked: CircleX };

function Standing(props: ControlProps & { application: OwnApplication }) {
  const { application, size } = props;
  const t = useTexts(applyingMessages);
  const { status, reason } = application;
  if (status === 'withdrawn') return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled variant="secondary" size={size} icon={ICONS[status]} className="flex-1">
          {t(`states.${status}`)}
        </Button>
        {status === 'pending' && <Withdraw {...props} />}
      </div>
      {reason && <p className="text-13 text-muted">{t('reason', { reason })}</p>}
      <Granted application={application} title={props.offer.title} onChange={props.onChange} />
    </div>
  );
}

function Withdraw({ offer, application, place, onChange, size }: ControlProps & { application: OwnApplication }) {
  const t = useTexts(applyingMessages);
  const actor = useActor();
  const { busy, withdraw } = useApplying({ offerId: offer.id, place, onChange });
  if (!roleMay(actor, 'application.withdraw')) return null; // an admin looks on; it is the publisher's to take back
  return (
    <Button
      variant="ghost"
      size={size}
      busy={busy}
      onClick={() => withdraw(application)}
      aria-label={busy ? undefined : t('withdrawOne', { title: offer.title })}
    >
      {t(busy ? 'processing' : 'withdraw')}
    </Button>
  );
}
