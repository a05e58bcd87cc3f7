import type { LeadWays, SavedLeadWays } from '@callstead/contract/leads/delivery';
import { MOST_WAYS, WAY_KINDS } from '@callstead/domain/leads/delivery/way';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { CodeBlock } from '../../../ui/format/code-block.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useRotateWay, useSaveWays, waysQuery } from './api.ts';
import { deliveryMessages } from './messages.ts';
import { WayCard } from './way-card.tsx';
import { draftsOf, moved, newDraft, type WayDraft } from './way-draft.ts';
import { arePlaced, type Problems, problemsIn, problemsOfWay, problemsTold, withoutWay } from './way-problems.ts';

/** All ways at once, in their order: what is saved is what stands here. */
export function WaysEditor({ setup }: { setup: LeadWays }) {
  const t = useTexts(deliveryMessages);
  const { toast } = useToast();
  const queries = useQueryClient();
  const { id } = setup.campaign;
  const [drafts, setDrafts] = useState(() => draftsOf(setup));
  const [secrets, setSecrets] = useState<readonly string[]>([]);
  const save = useSaveWays(id);
  const rotate = useRotateWay(id);
  const take = ({ setup: now, secrets: made }: SavedLeadWays) => {
    queries.setQueryData(waysQuery(id).queryKey, now);
    setDrafts(draftsOf(now));
    setSecrets(made.map(({ secret }) => secret));
    toast({ title: t('saved'), tone: 'success' });
  };
  const [problems, setProblems] = useState<Problems>({});
  const form = useFirstComplaint(problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = { seen: setup.seen, ways: drafts.map(({ way }) => way) };
    const known = problemsIn(request);
    setProblems(known);
    if (arePlaced(known)) return save.reset();
    save.mutate(request, { onSuccess: take, onError: (error) => setProblems(problemsTold(error)) });
  };
  /** Places change: what is wrong is said anew when it is saved. */
  const arrange = (arranged: WayDraft[]) => {
    setProblems({});
    setDrafts(arranged);
  };
  /** One has the word: whoever gets it takes it from the others. */
  const change = (place: number, way: WayDraft['way']) => {
    setProblems(withoutWay(problems, place));
    setDrafts(
      drafts.map((each, at) => {
        if (at === place) return { ...each, way };
        return way.decides ? { ...each, way: { ...each.way, decides: false } } : each;
      }),
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Secrets secrets={secrets} onKept={() => setSecrets([])} />
      {drafts.length === 0 && <p className="text-14 text-muted">{t('none')}</p>}
      <ol className="grid gap-4">
        {drafts.map(({ key, way }, place) => (
          <WayCard
            key={key}
            way={way}
            place={place}
            count={drafts.length}
            setup={setup}
            problems={problemsOfWay(problems, place)}
            onChange={(changed) => change(place, changed)}
            onMove={(to, from = place) => arrange(moved(drafts, from, to))}
            onRemove={() => arrange(drafts.filter((each) => each.key !== key))}
            onRotate={(wayId) => rotate.mutate(wayId, { onSuccess: take })}
          />
        ))}
      </ol>
      <FailureBanner error={arePlaced(problemsTold(save.error)) ? rotate.error : (save.error ?? rotate.error)} />
      <Card>
        <div className="flex flex-wrap gap-2">
          {WAY_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              disabled={drafts.length >= MOST_WAYS}
              onClick={() => setDrafts([...drafts, newDraft(kind)])}
            >
              {t(`add.${kind}`)}
            </Button>
          ))}
          <Button type="submit" busy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** After an attempt to save the focus goes to the first field that needs attention. */
function useFirstComplaint(problems: Problems) {
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Problems>(problems);
  useEffect(() => {
    const isNew = Object.keys(problems).length > Object.keys(attempt.current).length;
    attempt.current = problems;
    if (isNew) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return form;
}

/** The one time they can be read. */
function Secrets({ secrets, onKept }: { secrets: readonly string[]; onKept: () => void }) {
  const t = useTexts(deliveryMessages);
  return (
    <div role="status" className="empty:hidden">
      {secrets.length > 0 && (
        <div className="grid gap-3 border-brass border-l-2 bg-canvas px-4 py-3 text-14">
          <p className="font-medium">{t('once')}</p>
          {secrets.map((secret) => (
            <CodeBlock key={secret} value={secret} what={t('secret')} />
          ))}
          <Button variant="secondary" size="sm" onClick={onKept} className="justify-self-start">
            {t('kept')}
          </Button>
        </div>
      )}
    </div>
  );
}
