import type { ConversionDetail } from '@callstead/contract/conversions/conversions';
import { paths } from '@callstead/contract/paths';
import type { CallView } from '@callstead/domain/calls/call-view';
import { isGivenBack } from '@callstead/domain/reports/sold';
import { CircleCheck, CircleX, MessageSquareReply, Scale } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { conversionMessages } from './messages.ts';
import { useTicketDraft } from './use-ticket-draft.ts';

type ActionProps = { conversion: ConversionDetail };

/** What this person can do about it now; nothing is drawn that the server would refuse. */
export function ConversionActions({ conversion, view }: ActionProps & { view: CallView }) {
  return (
    <>
      {conversion.may.dispute && <Dispute conversion={conversion} />}
      {conversion.may.decide.length > 0 && <Decide conversion={conversion} />}
      {conversion.dispute && <Thread conversion={conversion} view={view} />}
      {view === 'publisher' && <Ticket conversion={conversion} />}
    </>
  );
}

function Dispute({ conversion }: ActionProps) {
  const t = useTexts(conversionMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" icon={Scale} onClick={() => setOpen(true)}>
        {t('dispute.button')}
      </Button>
      {conversion.approveAt && (
        <p className="text-13 text-muted">
          {t('dispute.until')} <DateTime value={conversion.approveAt} />
        </p>
      )}
      {isOpen && <DisputeDialog conversion={conversion} onClose={() => setOpen(false)} />}
    </div>
  );
}

const ICONS: Record<Decision, typeof CircleCheck> = { approved: CircleCheck, refused: CircleX };

function Decide({ conversion }: ActionProps) {
  const t = useTexts(conversionMessages);
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      {conversion.may.decide.map((each) => (
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
      {decision && <DecideDialog conversion={conversion} decision={decision} onClose={() => setDecision(null)} />}
    </div>
  );
}

/** What both sides say of it, where they can go on. */
function Thread({ conversion, view }: ActionProps & { view: CallView }) {
  const t = useTexts(conversionMessages);
  const keepAccount = useKeepAccount();
  const answers = conversion.billing === 'disputed' && view === 'publisher';
  return (
    <ButtonLink
      to={keepAccount(paths[view].conversionDispute(conversion.id))}
      variant="secondary"
      size="sm"
      icon={MessageSquareReply}
      className="justify-self-start"
    >
      {t(answers ? 'dispute.reply' : 'dispute.thread')}
    </ButtonLink>
  );
}

/** A publisher asks about an unpaid one in a ticket that is already filled in. */
function Ticket({ conversion }: ActionProps) {
  const t = useTexts(conversionMessages);
  const keepAccount = useKeepAccount();
  const draft = useTicketDraft(conversion);
  if (conversion.reason === null && !isGivenBack(conversion.billing)) return null;
  return (
    <ButtonLink
      to={keepAccount(paths.publisher.tickets({ new: '1', ...draft }))}
      variant="secondary"
      size="sm"
      icon={Scale}
      className="justify-self-start"
    >
      {t('ticket.ask')}
    </ButtonLink>
  );
}
