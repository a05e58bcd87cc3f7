import { paths } from '@callstead/contract/paths';
import type { ReportView } from '@callstead/contract/reports/views';
import { CalendarClock, Pencil, Save, Trash2 } from 'lucide';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useSaveView } from './api.ts';
import { viewMessages } from './messages.ts';
import type { ShownQuestion } from './shown-question.ts';
import { useScheduleText } from './use-schedule-text.ts';

export type ViewStep = 'rename' | 'mail' | 'delete';

type ViewItemProps = {
  view: ReportView;
  shown: ShownQuestion;
  onStep: (step: ViewStep) => void;
  onLeave: () => void;
  onOverwritten: () => void;
};

/** Opens by its name; whoever made it may change it, everybody may have it mailed. */
export function ViewItem({ view, shown, onStep, onLeave, onOverwritten }: ViewItemProps) {
  const t = useTexts(viewMessages);
  const actor = useActor();
  const scheduleText = useScheduleText();
  const overwrite = useSaveView(view.id);
  const { name, panel, question, shared, maker, schedule } = view;
  const isMaker = actor.role !== 'anonymous' && actor.userId === maker.id;
  const save = () =>
    overwrite.mutate({ panel, name, shared, question: { ...shown.question } }, { onSuccess: onOverwritten });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Link
          to={paths[panel].reports(question)}
          onClick={onLeave}
          className="wrap-anywhere font-medium text-primary underline underline-offset-2"
        >
          {name}
        </Link>
        {shared && <Badge tone="info">{t('sharedMark')}</Badge>}
        {!isMaker && <span className="text-13 text-muted">{t('by', { name: maker.name })}</span>}
      </div>
      {schedule && <p className="text-13 text-muted">{scheduleText(schedule.when)}</p>}
      <FailureBanner error={overwrite.error} />
      <fieldset aria-label={t('actions', { name })} className="flex flex-wrap gap-1">
        <Button size="sm" variant="ghost" icon={CalendarClock} onClick={() => onStep('mail')}>
          {t('mail')}
        </Button>
        {isMaker && (
          <>
            <Button size="sm" variant="ghost" icon={Pencil} onClick={() => onStep('rename')}>
              {t('rename')}
            </Button>
            <Button size="sm" variant="ghost" icon={Save} busy={overwrite.isPending} onClick={save}>
              {t('overwrite')}
            </Button>
            <Button size="sm" variant="ghost" icon={Trash2} onClick={() => onStep('delete')}>
              {t('remove')}
            </Button>
          </>
        )}
      </fieldset>
    </li>
  );
}
