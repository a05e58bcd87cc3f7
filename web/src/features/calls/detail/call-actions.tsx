import type { CallDetail } from '@callstead/contract/calls/calls';
import { paths } from '@callstead/contract/paths';
import { OFFERED } from '@callstead/domain/offered';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { CircleCheck, CircleX, MessageSquareReply, Scale } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { CallScope } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';
import { type CallDecision, DecideCallDialog } from './decide-call-dialog.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { SuppressCaller } from './suppress-caller.tsx';
import { useTicketDraft } from './use-ticket-draft.ts';

type CallActionsProps = { call: CallDetail; scope: CallScope };

/** What this person can do about this call now; nothing is drawn that the server would refuse. */
export function CallActions({ call, scope }: CallActionsProps) {
  return (
    <>
      {call.may.dispute && <Dispute call={call} />}
      {call.may.decide.length > 0 && <Decide call={call} />}
      {call.dispute && <Thread call={call} view={scope.view} />}
      {scope.view === 'publisher' && <Ticket call={call} />}
      {scope.view === 'admin' && call.caller !== null && OFFERED.leads && <SuppressCaller callId={call.id} />}
    </>
  );
}

function Dispute({ call }: { call: CallDetail }) {
  const t = useTexts(callDetailMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" icon={Scale} onClick={() => setOpen(true)}>
        {t('dispute.button')}
      </Button>
      {call.approveAt && (
        <p className="text-13 text-muted">
          {t('dispute.until')} <DateTime value={call.approveAt} />
        </p>
      )}
      {isOpen && <DisputeDialog call={call} onClose={() => setOpen(false)} />}
    </div>
  );
}

const DECISIONS = { approved: CircleCheck, refused: CircleX };

function Decide({ call }: { call: CallDetail }) {
  const t = useTexts(callDetailMessages);
  const [decision, setDecision] = useState<CallDecision | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {call.may.decide.map((each) => (
        <Button
          key={each}
          variant={each === 'approved' ? 'primary' : 'secondary'}
          size="sm"
          icon={DECISIONS[each]}
          onClick={() => setDecision(each)}
        >
          {t(`decide.${each}.button`)}
        </Button>
      ))}
      {decision && <DecideCallDialog call={call} decision={decision} onClose={() => setDecision(null)} />}
    </div>
  );
}

/** What both sides say of it, where they can go on. */
function Thread({ call, view }: { call: CallDetail; view: CallScope['view'] }) {
  const t = useTexts(callDetailMessages);
  const keepAccount = useKeepAccount();
  const answers = call.billing === 'disputed' && view === 'publisher';
  return (
    <ButtonLink
      to={keepAccount(paths[view].callDispute(call.id))}
      variant="secondary"
      size="sm"
      icon={MessageSquareReply}
      className="justify-self-start"
    >
      {t(answers ? 'dispute.reply' : 'dispute.thread')}
    </ButtonLink>
  );
}

/** A publisher asks about an unpaid call in a ticket that is already filled in. */
function Ticket({ call }: { call: CallDetail }) {
  const t = useTexts(callDetailMessages);
  const keepAccount = useKeepAccount();
  const draft = useTicketDraft(call);
  const isUnpaid = call.outcome === 'unqualified' || isGivenBack(call.billing);
  if (!isUnpaid) return null;
  const address = paths.publisher.tickets({ new: '1', ...draft, about: call.id });
  return (
    <ButtonLink to={keepAccount(address)} variant="secondary" size="sm" icon={Scale} className="justify-self-start">
      {t('ticket.dispute')}
    </ButtonLink>
  );
}
