import type { LeadDetail } from '@callstead/contract/leads/leads';
import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { CircleCheck, CircleX, MessageSquareReply, Scale, Undo2 } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { DecideLeadDialog, type Decision } from './decide-dialog.tsx';
import { leadMessages } from './messages.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { SuppressPerson } from './suppress-person.tsx';
import { useTicketDraft } from './use-ticket-draft.ts';

type ActionProps = { lead: LeadDetail };

/** What this person can do about it now; nothing is drawn that the server would refuse. */
export function LeadActions({ lead, view }: ActionProps & { view: CallView }) {
  return (
    <>
      {lead.may.return && <Return lead={lead} />}
      {lead.may.decide.length > 0 && <Decide lead={lead} />}
      {lead.dispute && <Thread lead={lead} view={view} />}
      {view === 'publisher' && <Ticket lead={lead} />}
      {view === 'admin' && lead.sight !== 'erased' && <SuppressPerson leadId={lead.id} />}
    </>
  );
}

function Return({ lead }: ActionProps) {
  const t = useTexts(leadMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" icon={Undo2} onClick={() => setOpen(true)}>
        {t('return.button')}
      </Button>
      {lead.approveAt && (
        <p className="text-13 text-muted">
          {t('return.until')} <DateTime value={lead.approveAt} />
        </p>
      )}
      {isOpen && <ReturnDialog lead={lead} onClose={() => setOpen(false)} />}
    </div>
  );
}

const ICONS: Record<Decision, typeof CircleCheck> = { approved: CircleCheck, refused: CircleX };

function Decide({ lead }: ActionProps) {
  const t = useTexts(leadMessages);
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {lead.may.decide.map((each) => (
        <Button
          key={each}
          variant={each === 'approved' ? 'primary' : 'secondary'}
          size="sm"
          icon={ICONS[each]}
          onClick={() => setDecision(each)}
        >
          {t(`${each}.button`)}
        </Button>
      ))}
      {decision && <DecideLeadDialog lead={lead} decision={decision} onClose={() => setDecision(null)} />}
    </div>
  );
}

/** What both sides say of it, where they can go on. */
function Thread({ lead, view }: ActionProps & { view: CallView }) {
  const t = useTexts(leadMessages);
  const keepAccount = useKeepAccount();
  const answers = lead.billing === 'disputed' && view === 'publisher';
  return (
    <ButtonLink
      to={keepAccount(paths[view].leadDispute(lead.id))}
      variant="secondary"
      size="sm"
      icon={MessageSquareReply}
      className="justify-self-start"
    >
      {t(answers ? 'ticket.reply' : 'return.thread')}
    </ButtonLink>
  );
}

/** A publisher asks about an unpaid one in a ticket that is already filled in. */
function Ticket({ lead }: ActionProps) {
  const t = useTexts(leadMessages);
  const keepAccount = useKeepAccount();
  const draft = useTicketDraft(lead);
  if (lead.reason === null && !isGivenBack(lead.billing)) return null;
  return (
    <ButtonLink
      to={keepAccount(paths.publisher.tickets({ new: '1', ...draft, about: lead.id }))}
      variant="secondary"
      size="sm"
      icon={Scale}
      className="justify-self-start"
    >
      {t('ticket.ask')}
    </ButtonLink>
  );
}
