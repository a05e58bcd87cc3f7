import type { ReportView } from '@callstead/contract/reports/views';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { viewListQuery } from './api.ts';
import { DeleteView } from './delete-view.tsx';
import { viewMessages } from './messages.ts';
import { ScheduleForm } from './schedule-form.tsx';
import type { ShownQuestion } from './shown-question.ts';
import { ViewForm } from './view-form.tsx';
import { ViewItem, type ViewStep } from './view-item.tsx';

export function ViewsButton(shown: ShownQuestion) {
  const t = useTexts(viewMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" icon={Bookmark} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ViewsDrawer {...shown} onClose={() => setOpen(false)} />}
    </>
  );
}

type Opened = { id: string; step: ViewStep };

/** The list, or what is being done with one of it: one thing at a time, in one place. */
function ViewsDrawer({ onClose, ...shown }: ShownQuestion & { onClose: () => void }) {
  const t = useTexts(viewMessages);
  const { toast } = useToast();
  const [opened, setOpened] = useState<Opened>();
  const list = useInfiniteQuery(viewListQuery(shown.panel));
  const views = list.data?.pages.flatMap((page) => page.data);
  const view = views?.find(({ id }) => id === opened?.id); // as it is now, not as it was when somebody opened it
  const shownStep = view && opened && { view, step: opened.step };
  const back = () => setOpened(undefined);
  const done = (title: string) => {
    toast({ title, tone: 'success' });
    back();
  };
  const title = shownStep ? t(TITLES[shownStep.step], { name: shownStep.view.name }) : t('open');
  return (
    <Drawer open onOpenChange={onClose} side="right" title={title} description={shownStep ? undefined : t('intro')}>
      {!shownStep && (
        <ViewList {...shown} list={list} views={views} onOpen={setOpened} onLeave={onClose} onDone={done} />
      )}
      {shownStep?.step === 'rename' && (
        <ViewForm
          panel={shown.panel}
          question={shownStep.view.question}
          view={shownStep.view}
          onSaved={() => done(t('saved'))}
          onCancel={back}
        />
      )}
      {shownStep?.step === 'mail' && (
        <ScheduleForm key={shownStep.view.schedule?.nextAt} view={shownStep.view} onDone={done} onCancel={back} />
      )}
      {shownStep?.step === 'delete' && (
        <DeleteView view={shownStep.view} onDeleted={() => done(t('deleted'))} onCancel={back} />
      )}
    </Drawer>
  );
}

const TITLES = { rename: 'rename', mail: 'mailTitle', delete: 'deleteTitle' } as const;

type ViewListProps = ShownQuestion & {
  list: UseInfiniteQueryResult;
  views: readonly ReportView[] | undefined;
  onOpen: (opened: Opened) => void;
  onLeave: () => void;
  onDone: (title: string) => void;
};

function ViewList({ panel, question, list, views, onOpen, onLeave, onDone }: ViewListProps) {
  const t = useTexts(viewMessages);
  const errorText = useErrorText();
  if (list.isPending) return <LoadingLine>{t('loading')}</LoadingLine>;
  if (!views) {
    const message = t('loadFailed', { message: errorText(list.error) });
    return <ErrorState message={message} onRetry={() => void list.refetch()} />;
  }
  if (views.length === 0) return <EmptyState message={t('empty')} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul aria-label={t('open')} className="divide-y border-y">
        {views.map((view) => (
          <ViewItem
            key={view.id}
            view={view}
            shown={{ panel, question }}
            onStep={(step) => onOpen({ id: view.id, step })}
            onLeave={onLeave}
            onOverwritten={() => onDone(t('overwritten'))}
          />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
}
